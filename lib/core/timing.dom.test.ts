import { afterLoad, schedule, whenIdle } from './timing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

const rest = (): jest.Mock =>
  Object.assign(globalThis, { requestIdleCallback: jest.fn() }).requestIdleCallback;

test('a scheduled call runs after its delay, unless cancelled', () => {
  const run = jest.fn();
  schedule(run, 100);
  const takeBack = schedule(run, 100);
  takeBack();
  jest.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('the load event is awaited once, unless the document has loaded', () => {
  const run = jest.fn();
  afterLoad(run);
  expect(run).toHaveBeenCalledTimes(1);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  afterLoad(run);
  expect(run).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledTimes(2);
});

test('the idle callback is requested with a timeout', () => {
  const asked = rest();
  const run = jest.fn();
  whenIdle(run);
  whenIdle(run, { latest: 2000, otherwise: 200 });
  expect(asked.mock.calls).toEqual([
    [run, {}],
    [run, { timeout: 2000 }],
  ]);
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});

test('without idle callbacks, it runs after the fallback delay', () => {
  const run = jest.fn();
  whenIdle(run, { latest: 2000, otherwise: 200 });
  jest.advanceTimersByTime(199);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
