import { fetchAhead } from './fetch-ahead';

const named = `/_next/static/chunks/${'A'.repeat(43)}.js`;
const body = { arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) };
const fetched = jest.fn<Promise<typeof body>, [string, RequestInit]>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(body);
  Object.assign(globalThis, { fetch: fetched });
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'fetch'));

test('files are fetched with low priority and their integrity hash', async () => {
  const { signal } = new AbortController();
  expect(await fetchAhead([named, '/b.js'], signal)).toBe(true);
  expect(fetched.mock.calls).toEqual([
    [named, { signal, priority: 'low', integrity: `sha256-${'A'.repeat(43)}=` }],
    ['/b.js', { signal, priority: 'low', integrity: '' }],
  ]);
});

test('a file that fails is left to its script', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await fetchAhead([named, '/b.js'], new AbortController().signal)).toBe(true);
});

test('a cancelled fetch does not complete', async () => {
  const controller = new AbortController();
  fetched.mockImplementation(() => {
    controller.abort();
    return Promise.reject(new DOMException('', 'AbortError'));
  });
  expect(await fetchAhead([named], controller.signal)).toBe(false);
});
