import { listPages } from '#lib/registry/registry';

/** Pages on which consent is not asked for, by path. docs/specification.md#s59. */
const specified =
  /404|customer-information|imprint|informaciones-clientes|informations-clients|informazioni-clienti|privacy-policy|terms-of-use/;

/** Error pages, including the offline page. docs/specification.md#s58. */
const errors = /\/(?:500(?:\.html)?|offline)\/$/;

const paths = (asks: boolean): string[] =>
  listPages()
    .filter((page) => (page.asksForConsent ?? true) === asks)
    .map(({ path }) => path);

test('consent is asked for on every page except those of the specification', () => {
  expect(paths(true).filter((path) => specified.test(path) || errors.test(path))).toEqual([]);
  expect(paths(false).filter((path) => !specified.test(path) && !errors.test(path))).toEqual([]);
  expect([paths(true).length, paths(false).length].every((count) => count > 0)).toBe(true);
});

test('every page except error pages can be stored for offline reading', () => {
  const lost = listPages()
    .filter(({ keepOffline }) => keepOffline === false)
    .map(({ path }) => path);
  expect(lost.filter((path) => !errors.test(path) && !path.includes('404'))).toEqual([]);
  expect(lost.length).toBeGreaterThan(0);
});
