import { findIntegrity } from './integrity';
import { loadRuntime } from './load-runtime';

const files = [`/_next/static/chunks/${'A'.repeat(43)}.js`, '/_next/static/chunks/b.js'];
const pushed: unknown[] = [];
const limits: number[] = [];
const entry = { otherChunks: ['static/chunks/b.js'], runtimeModuleIds: [9] };

const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll('script')];

beforeEach(() => {
  document.head.replaceChildren();
  pushed.length = 0;
  limits.length = 0;
  const push = (item: unknown): void => {
    pushed.push(item);
    limits.push(Error.stackTraceLimit);
  };
  Object.assign(window, { TURBOPACK: { push }, startPlan: { large: [7], entry } });
});

test('runs large modules separately and the others afterwards, once all files are loaded, without error stacks', async () => {
  const before = Error.stackTraceLimit;
  const loaded = loadRuntime(files);
  expect(scripts().map(({ async, integrity }) => [async, integrity])).toEqual([
    [true, `sha256-${'A'.repeat(43)}=`],
    [true, ''],
  ]);
  const [first, second] = scripts();
  first?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(pushed).toEqual([]);
  second?.dispatchEvent(new Event('load'));
  // Not in the task in which the last file was compiled.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(pushed).toEqual([]);
  await loaded;
  expect(pushed).toEqual([{ otherChunks: [], runtimeModuleIds: [7] }, entry]);
  expect(limits).toEqual([0, 0]);
  expect(Error.stackTraceLimit).toBe(before);
});

test('delays execution if a link was followed meanwhile', async () => {
  jest.useFakeTimers();
  const { dataset } = document.documentElement;
  const loaded = loadRuntime(files);
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  dataset['leaving'] = '';
  await jest.advanceTimersByTimeAsync(1999);
  expect(pushed).toEqual([]);
  delete dataset['leaving'];
  await jest.advanceTimersByTimeAsync(1);
  await jest.runAllTimersAsync();
  await loaded;
  expect(pushed).toHaveLength(2);
  jest.useRealTimers();
});

test('runs nothing if a file fails to load', async () => {
  const loaded = loadRuntime(files);
  const [first, second] = scripts();
  first?.dispatchEvent(new Event('load'));
  second?.dispatchEvent(new Event('error'));
  await loaded;
  expect(pushed).toEqual([]);
});

test('scripts are checked against the hash in their name, in the chunk loader as in the starter', () => {
  void loadRuntime(files);
  const { integrityOf } = window as unknown as { integrityOf: (address: string) => string };
  const digest = 'bU_9OP6layLcf3e2Ht1lSDYYZcW8kTbawbdpF-_zc4s';
  for (const address of [
    `/_next/static/chunks/${digest}.js`,
    '/_next/static/chunks/0cz1d0mv5g_q7.js',
    '/a.js',
  ])
    expect(integrityOf(address)).toBe(findIntegrity(address));
  expect(integrityOf(`/x/${digest}.js`)).toBe('sha256-bU/9OP6layLcf3e2Ht1lSDYYZcW8kTbawbdpF+/zc4s=');
});

test('third-party scripts are not loaded, and the chunk loader checks URLs likewise', async () => {
  await loadRuntime(['https://evil.example/_next/static/chunks/a.js']);
  expect(scripts()).toEqual([]);
  const { scriptAddress } = window as unknown as { scriptAddress: (address: string) => string };
  expect(() => scriptAddress('//evil.example/_next/static/chunks/a.js')).toThrow('Not a script');
  expect(scriptAddress('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
});
