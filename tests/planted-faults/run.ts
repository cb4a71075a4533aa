import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { browserFaults } from './browser-faults';
import { exportFaults } from './export-faults';
import type { PlantedFault } from './planted-fault';
import { sourceFaults } from './source-faults';
import { createWorkCopy, type WorkCopy } from './work-copy';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

type LighthouseScores = 'caught' | 'NOT CAUGHT' | 'failed for another reason' | 'could not be planted';

/**
 * Command of an npm script, restricted: `.` is replaced for ESLint, which would check everything otherwise.
 */
function readCommand({ check, only }: PlantedFault): string[] {
  const command = (scripts[check] ?? '').replaceAll('"', '').split(' ');
  return [
    ...(only.length > 0 && check === 'lint:rules' ? command.filter((part) => part !== '.') : command),
    ...only,
  ];
}

function judge(
  fault: PlantedFault,
  copy: WorkCopy,
): { readonly verdict: LighthouseScores; readonly output: string } {
  let takeOut: () => void;
  try {
    takeOut = copy.plant(fault.edits);
  } catch (error) {
    return { verdict: 'could not be planted', output: String(error) };
  }
  const [program = '', ...args] = readCommand(fault);
  const run = spawnSync(program === 'node' ? program : `node_modules/.bin/${program}`, args, {
    cwd: copy.root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  takeOut();
  const output = `${run.stdout}${run.stderr}`;
  if (run.status === 0) return { verdict: 'NOT CAUGHT', output };
  return { verdict: fault.says.test(output) ? 'caught' : 'failed for another reason', output };
}

/**
 * Plants faults in a copy of the working tree, one at a time, and runs the check that has to detect each.
 * Needs an export of the current tree (`npm run export`).
 *
 * @param wanted parts of the names of the faults to plant; all if empty
 * @returns exit code: 0 if every fault was detected with the expected message
 */
function plantFaults(wanted: readonly string[]): number {
  const faults = [...sourceFaults, ...exportFaults, ...browserFaults].filter(
    ({ name, check }) => wanted.length === 0 || wanted.some((part) => `${check} ${name}`.includes(part)),
  );
  const copy = createWorkCopy();
  let caught = 0;
  try {
    for (const fault of faults) {
      const start = performance.now();
      const { verdict, output } = judge(fault, copy);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${verdict.padEnd(26)} ${fault.check.padEnd(13)} ${fault.name} (${seconds} s)`);
      if (verdict === 'caught') caught += 1;
      else console.log(output.trimEnd().split('\n').slice(-40).join('\n').replaceAll(/^/gm, '    '));
    }
  } finally {
    copy.remove();
  }
  console.log(`\n${caught} of ${faults.length} planted faults caught`);
  return caught === faults.length ? 0 : 1;
}

process.exitCode = plantFaults(process.argv.slice(2));
