import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { everydayLanes } from '#lib/build/checks.mjs';
import { createTemporaryFolder } from '../on-exit';
import { formatTable } from '../table';
import { measureDev } from './measure-dev';
import { runScript, startProgram, timed, waitForOutput, type Timing } from './timed';

/** Runs `npm start` in a clone until it serves. */
async function startFresh(root: string): Promise<void> {
  const { child, stop } = startProgram(root, 'npm', ['start'], { PORT: '4456' });
  await waitForOutput(child, 'is served');
  stop();
}

/** Measures what developers wait for, in a fresh clone of the last commit. */
export async function benchLoop(): Promise<number> {
  const root = path.join(createTemporaryFolder('stellwerk-loop-'), 'clone');
  execFileSync('git', ['clone', '-q', '.', root]);
  const timings: Timing[] = [];
  let failures = 0;
  const note = (timing: Timing): void => {
    timings.push(timing);
    console.log(`${timing.name}: ${timing.seconds.toFixed(1)} s, load ${timing.load.toFixed(1)}`);
  };
  /** Failed checks are measured as well. */
  const measure = async (name: string, run: () => Promise<unknown>): Promise<void> => {
    const reportFailure = (error: Error): void => {
      failures += 1;
      console.error(error.message);
    };
    note(await timed(name, () => run().catch(reportFailure)));
  };
  await measure('npm start on a fresh clone', () => startFresh(root));
  appendFileSync(
    path.join(root, 'content/glossary/single-euro-payments-area/en.md'),
    '\nOne sentence more.\n',
  );
  await measure('export after one article has changed', () => runScript(root, 'export:local'));
  execFileSync('git', ['checkout', '-q', '.'], { cwd: root });
  for (const timing of await measureDev(root)) note(timing);
  for (const name of Object.values(everydayLanes).flat())
    await measure(`npm run ${name}`, () => runScript(root, name));
  const rows = timings.map(({ name, seconds, load }) => [name, seconds.toFixed(1), load.toFixed(1)]);
  console.log(formatTable([['', 'seconds', 'load'], ...rows]));
  return failures === 0 ? 0 : 1;
}
