import { handleEarlyNavigation } from './early-navigation';

const leave = jest.fn();
const { dataset } = document.documentElement;

beforeEach(() => handleEarlyNavigation(leave));

afterEach(() => {
  window.onbeforeunload = null;
  window.onpopstate = null;
  delete dataset['leaving'];
  jest.clearAllMocks();
});

test('a link followed before the runtime is loaded sets a mark', () => {
  expect(dataset['leaving']).toBeUndefined();
  dispatchEvent(new Event('beforeunload'));
  expect(dataset['leaving']).toBe('');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a history entry of the same page, such as a fragment, is left to the browser', () => {
  history.pushState(null, '', '#part');
  expect(() => dispatchEvent(new PopStateEvent('popstate'))).not.toThrow();
  expect(leave).not.toHaveBeenCalled();
});
