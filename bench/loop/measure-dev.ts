import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLoad, startProgram, timed, waitForOutput, type Timing } from './timed';

const port = '3456';
const origin = `http://localhost:${port}`;

/** Requests in order; the first of a kind includes compiling. */
const questions = [
  ['first page', '/en/'],
  ['the same page again', '/en/'],
  ['a page of another kind', '/en/glossary/know-your-customer-know-your-business/'],
  ['another page of that kind', '/en/glossary/single-euro-payments-area/'],
  ['first record', '/page-data/en/page-data.json'],
  ['another record', '/page-data/en/services/page-data.json'],
  ['app-data', '/page-data/app-data.json'],
] as const;

async function ask(address: string): Promise<string> {
  const answer = await fetch(origin + address);
  if (!answer.ok) throw new Error(`${address}: expected status 200, found ${answer.status}`);
  return answer.text();
}

/** Waits for the development server's event that content has changed. */
async function waitForChange(events: Response): Promise<void> {
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let seen = ''; !seen.includes('data:'); ) {
    const part = await reader?.read();
    if (!part || part.done) throw new Error('The stream of changes has ended.');
    seen += part.value;
  }
  await reader?.cancel();
}

/** Time from saving a text until an open page has it. */
async function saveText(root: string): Promise<number> {
  const [, address] = questions[2];
  const count = /content-changes\.events\?since=(\d+)/.exec(await ask(address))?.[1] ?? '';
  const events = await fetch(`${origin}/content-changes.events?since=${count}`);
  const file = path.join(root, 'content/glossary/know-your-customer-know-your-business/en.md');
  const text = readFileSync(file, 'utf8');
  const start = performance.now();
  writeFileSync(file, `${text}\n\nA sentence that was saved.\n`);
  await waitForChange(events);
  if (!(await ask(address)).includes('A sentence that was saved'))
    throw new Error('The saved text is not shown.');
  writeFileSync(file, text);
  return (performance.now() - start) / 1000;
}

/** Measures `next dev` in a checkout. */
export async function measureDev(root: string): Promise<Timing[]> {
  const { child, stop } = startProgram(root, 'node_modules/.bin/next', ['dev', '-p', port]);
  await waitForOutput(child, 'Ready');
  const timings: Timing[] = [];
  for (const [name, address] of questions) timings.push(await timed(`next dev: ${name}`, () => ask(address)));
  // Counted from saving the file.
  const seconds = await saveText(root);
  stop();
  return [...timings, { name: 'next dev: a saved text', seconds, load: readLoad() }];
}
