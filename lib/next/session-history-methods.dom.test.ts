import { keepHistoryMethods, sessionHistoryMethods } from './session-history-methods';

describe('sessionHistoryMethods', () => {
  it.each(['pushState', 'replaceState'] as const)(
    '%s goes past what Next has put on the history instance',
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
  ])('names neither the host nor who logs in: %s', (href, path) => {
    sessionHistoryMethods.pushState({}, href);
    expect(location.href).toBe(location.origin + path);
  });
});

describe('keepHistoryMethods', () => {
  it('takes back what is put on the history instance in the same task, and keeps what was there', async () => {
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
