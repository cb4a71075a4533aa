import { whenPhoneIdle } from './phone-idle';

const run = jest.fn();

function begin({ hovers }: { readonly hovers: boolean }): void {
  window.matchMedia = ((query: string) => ({
    matches: query === '(hover: none)' && !hovers,
  })) as typeof matchMedia;
  whenPhoneIdle(run);
}

beforeEach(() => {
  jest.useFakeTimers();
  run.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('runs at once where a pointer hovers', () => {
  begin({ hovers: true });
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for some seconds where a finger points', () => {
  begin({ hovers: false });
  jest.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['scroll', 'touchstart', 'keydown'])('is not while the page is moved: %s', (type) => {
  begin({ hovers: false });
  jest.advanceTimersByTime(2900);
  document.body.dispatchEvent(new Event(type));
  jest.advanceTimersByTime(699);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs once', () => {
  begin({ hovers: false });
  document.body.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(3000);
  document.body.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});
