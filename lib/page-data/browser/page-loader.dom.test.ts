import { fetchImported } from '#lib/next/fetch-imported';
import { createPageLoader } from './page-loader';

jest.mock('#lib/next/fetch-imported');

const importTemplate = jest.fn(() => Promise.resolve('template'));

beforeEach(() => {
  jest.mocked(fetchImported).mockReset().mockResolvedValue();
  importTemplate.mockClear();
  Object.assign(globalThis, { templateRules: { '/terms/*/': 'term' } });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

afterEach(() => {
  for (const name of ['templateRules', 'fetch']) Reflect.deleteProperty(globalThis, name);
});

const fetched = (): unknown[] => jest.mocked(fetchImported).mock.calls.map(([name]) => name);

test('a template is prefetched once and not executed', async () => {
  const { fetchTemplate } = createPageLoader(importTemplate);
  await fetchTemplate(['/en/terms/a/']);
  await fetchTemplate(['/en/terms/b/']);
  expect(fetched()).toEqual(['term']);
  expect(importTemplate).not.toHaveBeenCalled();
});

test('a requested template is not prefetched', async () => {
  const { fetchTemplate, load } = createPageLoader(importTemplate);
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  void load('/en/terms/a/');
  await fetchTemplate(['/en/terms/b/']);
  expect(fetched()).toEqual([]);
  expect(importTemplate).toHaveBeenCalledWith('term');
});
