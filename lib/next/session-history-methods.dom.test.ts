import { keepHistoryMethods, sessionHistoryMethods } from './session-history-methods';

describe('sessionHistoryMethods', () => {
  it.each(['pushState', 'replaceState'] as const)(
    '%s bypasses the methods that Next has set on the history instance',
    (name) => {
      const patched = jest.fn();
      history[name] = patched;
      sessionHistoryMethods[name]({ mark: name }, `/en/${name}/`);
      delete (history as Partial<History>)[name];
      expect(patched).not.toHaveBeenCalled();
      expect(location.pathname).toBe(`/en/${name}/`);
      expect(history.state).toEqual({ mark: name });
    },
  );

  it.each([
    ['/en/a/?b=c#d', '/en/a/?b=c#d'],
    [`${location.origin}/en/a/?b#d`, '/en/a/?b#d'],
    // The URL of a document opened with credentials: as Chromium reports it, and in full.
    [`http://user:pw@${location.host}/en/a/`, '/en/a/'],
    [`${location.origin}//other.example/x/`, '//other.example/x/'],
  ])('contains neither host nor credentials: %s', (href, path) => {
    sessionHistoryMethods.pushState({}, href);
    expect(location.href).toBe(location.origin + path);
  });
});

describe('keepHistoryMethods', () => {
  it('removes methods set on the history instance in the same task, and keeps earlier ones', async () => {
    const wrapped = jest.fn();
    history.pushState = wrapped;
    keepHistoryMethods();
    history.pushState = jest.fn();
    history.replaceState = jest.fn();
    await Promise.resolve();
    expect(history.pushState).toBe(wrapped);
    expect(history.replaceState === History.prototype.replaceState).toBe(true);
    delete (history as Partial<History>).pushState;
    delete (history as Partial<History>).replaceState;
  });
});
