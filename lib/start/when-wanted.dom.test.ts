import { whenWanted } from './when-wanted';

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const atIntent = jest.fn();
const atRest = jest.fn();

function begin(connection?: Connection): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.body.innerHTML =
    '<p>Text</p><a href="/"><b>Link</b></a><details><summary>Fold</summary></details><input>';
  whenWanted({ atIntent, atRest });
}

const send = (selector: string, type: string, key = ''): boolean | undefined =>
  document
    .querySelector(selector)
    ?.dispatchEvent(
      type === 'keydown'
        ? new KeyboardEvent(type, { bubbles: true, key })
        : new Event(type, { bubbles: true }),
    );

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

afterEach(() => {
  // A sign ends the listening of each test.
  document.body.innerHTML = '<input>';
  send('input', 'focusin');
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

describe('at rest', () => {
  describe('where the browser tells of paints', () => {
    let report: ((list: unknown, observer: unknown) => void) | undefined;
    const disconnect = jest.fn();

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

    it('is after the first one, once', () => {
      begin();
      jest.advanceTimersByTime(400);
      expect(atRest).not.toHaveBeenCalled();
      report?.([], { disconnect });
      expect(disconnect).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(50);
      expect(atRest).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(5000);
      expect(atRest).toHaveBeenCalledTimes(1);
    });

    it('comes too where none is told, as in Firefox of a page that is reloaded where it is scrolled to', () => {
      begin();
      jest.advanceTimersByTime(1100);
      expect(atRest).toHaveBeenCalledTimes(1);
      report?.([], { disconnect });
      jest.advanceTimersByTime(1000);
      expect(atRest).toHaveBeenCalledTimes(1);
    });
  });

  it.each([
    ['no observer', undefined],
    ['no paint', { supportedEntryTypes: ['resource'] }],
  ])('is after a frame, where the browser tells of %s', (_name, PerformanceObserver) => {
    Object.assign(window, { PerformanceObserver });
    begin();
    expect(atRest).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1100);
    expect(atRest).toHaveBeenCalledTimes(1);
  });

  it('is after all that the page names has come', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    begin();
    jest.advanceTimersByTime(5000);
    expect(atRest).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1000);
    expect(atRest).toHaveBeenCalledTimes(1);
    state.mockRestore();
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('never comes with %j', (connection) => {
    begin(connection);
    jest.advanceTimersByTime(60_000);
    expect(atRest).not.toHaveBeenCalled();
  });
});

describe('intent', () => {
  it.each<[string, string, boolean, string]>([
    ['mouseover', 'p', false, ''],
    ['mouseover', 'b', true, ''],
    ['mouseover', 'summary', true, ''],
    ['focusin', 'a', true, ''],
    ['focusin', 'input', true, ''],
    ['pointerdown', 'input', true, ''],
    // It leaves the page.
    ['pointerdown', 'a', false, ''],
    // It may be that of the search, wherever it is pressed.
    ['keydown', 'p', true, 'Tab'],
  ])('%s on %s: %j', (type, selector, isIntent, key) => {
    begin();
    send(selector, type, key);
    send(selector, type, key);
    expect(atIntent).toHaveBeenCalledTimes(isIntent ? 1 : 0);
  });

  it.each<[string, string, boolean, string]>([
    ['mouseover', 'b', false, ''],
    ['mouseover', 'summary', false, ''],
    ['focusin', 'a', false, ''],
    ['focusin', 'input', true, ''],
    ['pointerdown', 'input', true, ''],
    ['keydown', 'p', false, 'Tab'],
    ['keydown', 'p', true, '/'],
  ])('with data saver is about what only scripts can do: %s on %s: %j', (type, selector, isIntent, key) => {
    begin({ saveData: true });
    send(selector, type, key);
    expect(atIntent).toHaveBeenCalledTimes(isIntent ? 1 : 0);
  });
});
