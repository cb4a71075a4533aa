import { sessionHistoryMethods } from './session-history-methods';

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
});
