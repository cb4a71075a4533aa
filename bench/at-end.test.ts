import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Playwright listens too, and a process with a listener no longer ends by itself. */
const script = `
  process.on('SIGTERM', () => {});
  const { atEnd } = require('./bench/at-end.ts');
  atEnd(() => console.log('first'));
  atEnd(() => console.log('second'));
  setInterval(() => {}, 1000);
  console.log('ready');
`;

let child: ChildProcess | undefined;

afterEach(() => void child?.kill('SIGKILL'));

it('ends at a signal, and cleans up before', async () => {
  const running = spawn(process.execPath, ['--import', 'tsx', '--eval', script]);
  child = running;
  const exit = once(running, 'exit');
  let output = '';
  for await (const chunk of running.stdout) {
    output += String(chunk);
    if (output === 'ready\n') running.kill('SIGTERM');
  }
  expect(output).toBe('ready\nfirst\nsecond\n');
  expect(await exit).toEqual([143, null]);
});
