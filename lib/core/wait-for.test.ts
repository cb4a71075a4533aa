import { waitFor } from './wait-for';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const options = { interval: 100, timeout: 1000 };

test('an existing value is found without a timer', async () => {
  await expect(waitFor(() => 'here', options)).resolves.toBe('here');
  expect(jest.getTimerCount()).toBe(0);
});

test('it polls every 100 ms until it is found', async () => {
  let there = false;
  const find = jest.fn(() => (there ? 'here' : undefined));
  const found = waitFor(find, options);
  jest.advanceTimersByTime(250);
  expect(find).toHaveBeenCalledTimes(3);
  there = true;
  jest.advanceTimersByTime(50);
  await expect(found).resolves.toBe('here');
  expect(jest.getTimerCount()).toBe(0);
});

test('it times out', async () => {
  const found = waitFor(() => undefined, options);
  jest.advanceTimersByTime(1000);
  await expect(found).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});
