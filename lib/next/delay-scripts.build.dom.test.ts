import { delayScripts } from './delay-scripts.build';
import { findLateScripts } from './late-scripts';

const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const html = [
  '<html><head><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><p>Text</p><script>self.__next_f=[["\\"/_next/static/chunks/c.js\\""]]</script></body></html>',
].join('');

test('a finished document names its scripts once, in an inline script at the end, and keeps those for old browsers', () => {
  const late = delayScripts(html);
  expect(late).not.toContain('async=""');
  expect(late).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script></head>');
  expect(late.endsWith('</script></body></html>')).toBe(true);
  expect(findLateScripts(late)).toEqual(files);
});

const list = (): string[] =>
  [...document.querySelectorAll('script[src]')].map((element) => element.getAttribute('src') ?? '');

function run(): void {
  const [, script = ''] = /<script>(\{let p=.*?)<\/script>/.exec(delayScripts(html)) ?? [];
  window.eval(script);
}

describe('scripts are fetched once', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });

  test('the browser says that the first paint is there, in their order', () => {
    const observe = jest.fn();
    const disconnect = jest.fn();
    let report: ((list: unknown, observer: unknown) => void) | undefined;
    const Observer = class {
      static supportedEntryTypes = ['paint'];
      observe = observe;
      disconnect = disconnect;
      constructor(callback: typeof report) {
        report = callback;
      }
    };
    Object.assign(window, { PerformanceObserver: Observer });
    run();
    jest.advanceTimersByTime(1000);
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    expect(list()).toEqual([]);
    report?.([], { disconnect });
    expect(list()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(list()).toEqual(files);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  test('the first paint is there and all that the page names has come', () => {
    Object.assign(window, { PerformanceObserver: undefined });
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    run();
    jest.advanceTimersByTime(5000);
    expect(list()).toEqual([]);
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1);
    expect(list()).toEqual(files);
    state.mockRestore();
  });

  test.each(['mouseover', 'keydown', 'focusin'])(
    'somebody is about to use something (%s), once, and nothing before',
    (type) => {
      const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
      run();
      document.body.innerHTML = '<p>Text</p><a href="/"><b>Link</b></a>';
      document.querySelector('p')?.dispatchEvent(new Event(type, { bubbles: true }));
      // A key may be that of the search, wherever it is pressed.
      expect(list()).toEqual(type === 'keydown' ? files : []);
      document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
      expect(list()).toEqual(files);
      document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
      dispatchEvent(new Event('load'));
      jest.advanceTimersByTime(5000);
      expect(list()).toEqual(files);
      state.mockRestore();
    },
  );

  test.each([
    ['it knows no observer', undefined],
    ['it observes no paint', { supportedEntryTypes: ['resource'] }],
  ])('the first frame is over, where %s', (_name, PerformanceObserver) => {
    Object.assign(window, { PerformanceObserver });
    run();
    expect(list()).toEqual([]);
    jest.advanceTimersByTime(20);
    expect(list()).toEqual(files);
  });
});

test('a link followed before the scripts are there leaves a mark', () => {
  run();
  expect(document.documentElement.dataset['leaving']).toBeUndefined();
  dispatchEvent(new Event('beforeunload'));
  expect(document.documentElement.dataset['leaving']).toBe('');
  window.onbeforeunload = null;
  delete document.documentElement.dataset['leaving'];
});

test('a document without a list has no late scripts', () => {
  expect(findLateScripts('<body></body>')).toEqual([]);
});
