import { whenScriptsNeeded } from './scripts-needed';

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const onIntent = jest.fn();
const onIdle = jest.fn();

/** Sets whether the primary pointer can hover. */
function setHover(hovers: boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: query === '(hover: none)' && !hovers,
  })) as typeof matchMedia;
}

function begin(connection?: Connection): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.body.innerHTML =
    '<p>Text</p><a href="/"><b>Link</b></a><details><summary>Fold</summary></details><input>';
  whenScriptsNeeded({ onIntent, onIdle });
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
  setHover(true);
});

afterEach(() => {
  // An intent event removes the listeners of each test.
  document.body.innerHTML = '<input>';
  send('input', 'focusin');
  jest.useRealTimers();
});

describe('when the page is idle', () => {
  it('fires when the browser is idle', () => {
    begin();
    jest.advanceTimersByTime(1100);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('never fires with %j', (connection) => {
    begin(connection);
    jest.advanceTimersByTime(60_000);
    expect(onIdle).not.toHaveBeenCalled();
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
    // A link unloads the page.
    ['pointerdown', 'a', false, ''],
    // May be a search shortcut from anywhere.
    ['keydown', 'p', true, 'Tab'],
  ])('%s on %s: %j', (type, selector, isIntent, key) => {
    begin();
    send(selector, type, key);
    send(selector, type, key);
    expect(onIntent).toHaveBeenCalledTimes(isIntent ? 1 : 0);
  });

  it.each<[string, string, boolean, string]>([
    ['mouseover', 'b', false, ''],
    ['mouseover', 'summary', false, ''],
    ['focusin', 'a', false, ''],
    ['focusin', 'input', true, ''],
    ['pointerdown', 'input', true, ''],
    ['keydown', 'p', false, 'Tab'],
    ['keydown', 'p', true, '/'],
  ])(
    'with data saver, only fires for elements that need scripts: %s on %s: %j',
    (type, selector, isIntent, key) => {
      begin({ saveData: true });
      send(selector, type, key);
      expect(onIntent).toHaveBeenCalledTimes(isIntent ? 1 : 0);
    },
  );

  it.each<[string, string, boolean]>([
    // Events of a tap on a link before its click.
    ['mouseover', 'b', false],
    ['focusin', 'a', false],
    ['focusin', 'input', true],
    ['pointerdown', 'input', true],
  ])('by touch, only fires for elements that need scripts: %s on %s: %j', (type, selector, isIntent) => {
    setHover(false);
    begin();
    send(selector, type);
    expect(onIntent).toHaveBeenCalledTimes(isIntent ? 1 : 0);
  });
});
