import { readDocumentPath } from './document-path';

function tell(...entries: readonly object[]): void {
  Object.assign(performance, { getEntriesByType: () => entries });
}

beforeEach(() => history.replaceState(null, '', '/en/present/'));
afterAll(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

it('is that of the address which was loaded, whatever the present entry is', () => {
  tell({ name: 'https://www.stellwerk.example/en/loaded/?a=1#b' });
  expect(readDocumentPath()).toBe('/en/loaded/');
});

it('is the present one where the browser gives no entry', () => {
  tell();
  expect(readDocumentPath()).toBe('/en/present/');
});
