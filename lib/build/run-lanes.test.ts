import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runLanes, runScript, type Result, type Running } from './run-lanes.mjs';

type Script = Running & { readonly end: (code: number) => void; readonly stop: jest.Mock };

/** Scripts that end when the test says so. */
function createScripts(): {
  readonly started: string[];
  readonly run: (name: string) => Running;
  readonly end: (name: string, code?: number) => Promise<void>;
  readonly stopped: () => string[];
} {
  const scripts = new Map<string, Script>();
  const started: string[] = [];
  return {
    started,
    run: (name) => {
      started.push(name);
      let resolve: (result: Result) => void = () => undefined;
      const result = new Promise<Result>((settle) => (resolve = settle));
      const end = (code: number): void => resolve({ name, code, output: '', seconds: 0 });
      const script = { result, end, stop: jest.fn(() => end(143)) };
      scripts.set(name, script);
      return script;
    },
    end: async (name, code = 0) => {
      scripts.get(name)?.end(code);
      await new Promise(setImmediate);
    },
    stopped: () => [...scripts].flatMap(([name, { stop }]) => (stop.mock.calls.length > 0 ? name : [])),
  };
}

const never = new AbortController().signal;
const quiet = { start: (): void => undefined, end: (): void => undefined };
const lanes = { sources: ['lint', 'types'], export: ['export', 'browser'] };

it('runs lanes side by side and the scripts of a lane one after the other', async () => {
  const { started, run, end } = createScripts();
  const reported: string[] = [];
  const done = runLanes(lanes, {}, { ...quiet, end: ({ name }) => reported.push(name) }, never, run);
  expect(started).toEqual(['lint', 'export']);
  await end('export');
  expect(started).toEqual(['lint', 'export', 'browser']);
  await end('lint');
  await end('types');
  await end('browser');
  expect(await done).toEqual({ passed: ['export', 'lint', 'types', 'browser'] });
  expect(reported).toEqual(['export', 'lint', 'types', 'browser']);
});

it('ends everything at the first failure, and names it', async () => {
  const { started, run, end, stopped } = createScripts();
  const reported: string[] = [];
  const done = runLanes(
    lanes,
    {},
    { ...quiet, end: ({ name, code }) => reported.push(`${name} ${code}`) },
    never,
    run,
  );
  await end('lint', 2);
  expect(await done).toEqual({ passed: [], failed: 'lint' });
  expect(started).toEqual(['lint', 'export']);
  expect(stopped()).toEqual(['export']);
  expect(reported).toEqual(['lint 2']);
});

it('says what starts, and ends everything at a signal', async () => {
  const { started, run, stopped } = createScripts();
  const begun: string[] = [];
  const interruption = new AbortController();
  const done = runLanes(lanes, {}, { ...quiet, start: (name) => begun.push(name) }, interruption.signal, run);
  interruption.abort();
  expect(await done).toEqual({ passed: [], failed: 'interrupted' });
  expect(stopped()).toEqual(['lint', 'export']);
  expect(begun).toEqual(started);
});

describe('a script that needs one of another lane', () => {
  const needs = { types: 'export' };

  it('waits until that has succeeded', async () => {
    const { started, run, end } = createScripts();
    const done = runLanes(lanes, needs, quiet, never, run);
    await end('lint');
    expect(started).toEqual(['lint', 'export']);
    await end('export');
    expect(started).toEqual(['lint', 'export', 'browser', 'types']);
    await end('browser');
    await end('types');
    expect(await done).toEqual({ passed: ['lint', 'export', 'browser', 'types'] });
  });

  it('does not wait if that has already succeeded', async () => {
    const { started, run, end } = createScripts();
    const done = runLanes(lanes, needs, quiet, never, run);
    for (const name of ['export', 'lint']) await end(name);
    expect(started).toEqual(['lint', 'export', 'browser', 'types']);
    for (const name of ['browser', 'types']) await end(name);
    expect((await done).failed).toBeUndefined();
  });

  it('does not run if that has failed', async () => {
    const { started, run, end } = createScripts();
    const done = runLanes(lanes, needs, quiet, never, run);
    await end('lint');
    await end('export', 1);
    expect(await done).toEqual({ passed: ['lint'], failed: 'export' });
    expect(started).toEqual(['lint', 'export']);
  });
});

describe('runScript', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
    const scripts = {
      good: 'node -e "console.log(1); console.error(2)"',
      bad: 'node -e "process.exit(3)"',
      endless: 'node -e "setInterval(() => 0, 1000)"',
    };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('returns output and exit code of a script', async () => {
    const good = await runScript('good', folder).result;
    expect(good).toMatchObject({ name: 'good', code: 0 });
    expect(good.output).toMatch(/^1$/m);
    expect(good.output).toMatch(/^2$/m);
    expect((await runScript('bad', folder).result).code).toBe(3);
  });

  it('ends a script with its child processes', async () => {
    const { result, stop } = runScript('endless', folder);
    stop();
    expect((await result).code).not.toBe(0);
  });
});
