import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Playwright also handles signals, and a process with a handler no longer ends by itself. */
const script = `
  process.on('SIGTERM', () => {});
  const { onExit } = require('./bench/on-exit.ts');
  onExit(() => console.log('first'));
  onExit(() => console.log('second'));
  setInterval(() => {}, 1000);
  console.log('ready');
`;

let child: ChildProcess | undefined;

afterEach(() => void child?.kill('SIGKILL'));

it('cleans up and ends on a signal', async () => {
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
