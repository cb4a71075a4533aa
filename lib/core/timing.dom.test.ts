import { afterLoad, schedule, whenIdle } from './timing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

const rest = (): jest.Mock =>
  Object.assign(globalThis, { requestIdleCallback: jest.fn() }).requestIdleCallback;

test('what is scheduled runs after its time, and not once it is taken back', () => {
  const run = jest.fn();
  schedule(run, 100);
  const takeBack = schedule(run, 100);
  takeBack();
  jest.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a document that has loaded is not waited for, another is, once', () => {
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

test('the browser says when it rests, and is told how long it may take', () => {
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

test('where the browser does not say, it runs after the time that is given for that', () => {
  const run = jest.fn();
  whenIdle(run, { latest: 2000, otherwise: 200 });
  jest.advanceTimersByTime(199);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
