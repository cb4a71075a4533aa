import { whenPageIdle } from './page-idle';

const run = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  run.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

describe('in browsers that report paints', () => {
  let report: (() => void) | undefined;

  beforeEach(() => {
    const PerformanceObserver = class {
      static supportedEntryTypes = ['paint'];
      observe = jest.fn();
      constructor(callback: typeof report) {
        report = callback;
      }
    };
    Object.assign(window, { PerformanceObserver });
  });

  it('is after the first paint, once', () => {
    whenPageIdle(run);
    jest.advanceTimersByTime(400);
    expect(run).not.toHaveBeenCalled();
    report?.();
    jest.advanceTimersByTime(50);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('also fires without a reported paint, as in Firefox after a reload at a scroll position', () => {
    whenPageIdle(run);
    jest.advanceTimersByTime(1100);
    expect(run).toHaveBeenCalledTimes(1);
    report?.();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['no observer', undefined],
  ['no paint', { supportedEntryTypes: ['resource'] }],
])('is after a frame in browsers that report %s', (_name, PerformanceObserver) => {
  Object.assign(window, { PerformanceObserver });
  whenPageIdle(run);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1100);
  expect(run).toHaveBeenCalledTimes(1);
});

it('is after all that the page names has come', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  whenPageIdle(run);
  jest.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  state.mockRestore();
});
