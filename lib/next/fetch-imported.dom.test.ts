import { fetchAhead } from './fetch-ahead';
import { fetchImported } from './fetch-imported';

jest.mock('./fetch-ahead');

afterEach(() => void Reflect.deleteProperty(globalThis, 'importedFiles'));

test('a module imported by name is fetched by its URL; unknown names are ignored', async () => {
  const { signal } = new AbortController();
  await fetchImported('term', signal);
  Object.assign(globalThis, { importedFiles: { term: 'static/chunks/term.js' } });
  await fetchImported('case', signal);
  expect(fetchAhead).not.toHaveBeenCalled();
  await fetchImported('term', signal);
  expect(jest.mocked(fetchAhead).mock.calls).toEqual([[['/_next/static/chunks/term.js'], signal]]);
});
