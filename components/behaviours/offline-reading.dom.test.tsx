import { render } from '@testing-library/react';
import { OfflineSwitch } from '#components/ui/offline-switch';
import { startOfflineSwitch } from './offline-reading';

const words = { name: 'Keep pages', text: 'What that does', on: 'It is on', off: 'It is off' };
const wish = 'stellwerk-offline-reading';

type Worker = { readonly postMessage: jest.Mock };
type World = { readonly worker?: Worker | Promise<Worker>; readonly isBlocked?: boolean };

/** Lets pending promises settle. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const define = (target: object, name: string, value: unknown): void =>
  void Object.defineProperty(target, name, { value, configurable: true });

/** A browser with these caches, and the part of a page with the switch in it. */
async function start(
  { worker, isBlocked = false }: World,
  held: Set<string>,
  signal = new AbortController().signal,
) {
  const ready = worker
    ? Promise.resolve(worker).then((active) => ({ active }))
    : new Promise(() => undefined);
  define(navigator, 'serviceWorker', { ready });
  define(window, 'caches', {
    has: (name: string) => Promise.resolve(held.has(name)),
    keys: () => Promise.resolve([...held]),
    delete: (name: string) => Promise.resolve(held.delete(name)),
    open: (name: string) =>
      isBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve(held.add(name)),
  });
  const { container } = render(<OfflineSwitch words={words} />);
  const part = container.querySelector<HTMLElement>('div') ?? container;
  const changed = jest.fn();
  void startOfflineSwitch(part, signal, changed);
  await settle();
  const input = container.querySelector('input');
  const click = async (): Promise<void> => {
    input?.click();
    await settle();
  };
  const read = () => [part.hidden, input?.checked, container.querySelector('[role="status"]')?.textContent];
  return { click, read, changed };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'caches');
});

test('the switch shows the stored state and changes it', async () => {
  const held = new Set(['stellwerk-shell']);
  const postMessage = jest.fn();
  const { click, read, changed } = await start({ worker: { postMessage } }, held);
  expect(read()).toEqual([false, false, 'It is off']);
  await click();
  expect(read()).toEqual([false, true, 'It is on']);
  expect([...held]).toEqual(['stellwerk-shell', wish]);
  expect(postMessage.mock.calls).toEqual([[location.href]]);
  held.add('stellwerk-offline-pages');
  await click();
  expect(read()).toEqual([false, false, 'It is off']);
  expect([...held]).toEqual(['stellwerk-shell']);
  expect(postMessage).toHaveBeenCalledTimes(1);
  expect(changed.mock.calls).toEqual([[false], [true], [false]]);
});

test('two switches of one document stay in sync', async () => {
  const held = new Set<string>();
  const worker = { postMessage: jest.fn() };
  const below = await start({ worker }, held);
  const above = await start({ worker }, held);
  await above.click();
  expect([below.read(), above.read()]).toEqual([
    [false, true, 'It is on'],
    [false, true, 'It is on'],
  ]);
  await below.click();
  expect(above.read()).toEqual([false, false, 'It is off']);
});

test('a state stored earlier is shown', async () => {
  const { read } = await start({ worker: { postMessage: jest.fn() } }, new Set([wish]));
  expect(read()).toEqual([false, true, 'It is on']);
});

test('it appears once the worker is registered, as on the first page of a visit', async () => {
  let register: (worker: Worker) => void = () => undefined;
  const { read } = await start({ worker: new Promise<Worker>((resolve) => (register = resolve)) }, new Set());
  expect(read()).toEqual([true, false, '']);
  register({ postMessage: jest.fn() });
  await settle();
  expect(read()).toEqual([false, false, 'It is off']);
});

test('with blocked storage the switch returns to its previous state', async () => {
  const postMessage = jest.fn();
  const { click, read } = await start({ worker: { postMessage }, isBlocked: true }, new Set());
  await click();
  expect(read()).toEqual([false, false, 'It is off']);
  expect(postMessage).not.toHaveBeenCalled();
});

test('it stays hidden without a worker and on a page that was left', async () => {
  expect((await start({}, new Set())).read()).toEqual([true, false, '']);
  const left = AbortSignal.abort();
  const worker = { postMessage: jest.fn() };
  expect((await start({ worker }, new Set(), left)).read()).toEqual([true, false, '']);
});

test.each([
  ['has none', () => undefined],
  ['refuses it', () => ({ ready: Promise.reject(new Error('refused')) })],
])('it stays hidden without an error where the browser %s', async (_name, makeContainer) => {
  define(navigator, 'serviceWorker', makeContainer());
  const { container } = render(<OfflineSwitch words={words} />);
  await startOfflineSwitch(container, new AbortController().signal);
  expect(container.querySelector('div')?.hidden).toBe(true);
});
