import { listCustomers } from '#lib/facts/customers';
import { listCurrent, listDocumentPaths } from '#lib/families/customer-documents/documents';
import { readFeeDocuments, type Fee } from '#lib/families/customer-documents/fees-schema';
import { buildIndexView } from '#lib/families/customer-documents/view';
import { locales } from '#lib/i18n/locales';
import { listPages } from '#lib/registry/registry';

const documents = readFeeDocuments();
const versions = documents.flatMap(({ company, versions: all }) =>
  all.map((version) => [`${company}, valid from ${version.validFrom}`, version] as const),
);

test('every company whose customers have money with the bank has one document about fees', () => {
  const holding = listCustomers().filter(({ transfer }) => transfer.length > 0);
  expect(documents.map(({ company }) => company).toSorted()).toEqual(
    holding.map(({ slug }) => slug).toSorted(),
  );
});

/** Instant transfers in euros: Article 5b of Regulation (EU) No 260/2012, in the euro area since this day. */
const parityFrom = '2025-01-09';

test.each(versions)('%s: an instant transfer costs no more than an ordinary one', (_name, version) => {
  const amountOf = (detail: Fee['detail']): number =>
    version.fees.find((fee) => fee.service === 'transfer' && fee.detail === detail)?.amount ?? 0;
  const surcharge = amountOf('instant') - amountOf('ordinary');
  expect(version.validFrom < parityFrom || surcharge <= 0).toBe(true);
});

test.each(versions)('%s: what the customer information calls free costs nothing', (_name, { fees }) => {
  const free: readonly string[] = ['directDebit', 'incoming', 'statements'];
  expect(fees.filter(({ service, amount }) => free.includes(service) && amount !== 0)).toEqual([]);
});

test.each(versions)('%s: written before it applies', (_name, { version, validFrom }) => {
  expect(version < validFrom).toBe(true);
});

test.each(locales)('every document that applies has a page with its PDF in %s', (locale) => {
  const found = listPages().filter(
    ({ template, locale: language }) => template === 'customer-document' && language === locale,
  );
  expect(found).toHaveLength(listCurrent(locale).length);
  for (const page of found) expect(listDocumentPaths()).toContain(page.found?.pdf);
});

describe('the list of documents about fees', () => {
  const { items } = buildIndexView('de').fees;
  const current = items.filter(({ isEarlier }) => !isEarlier);

  it('names the company first, in alphabetical order', () => {
    const names = current.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
    expect(names).toContain('Coinhafen');
  });

  it('says what each document is, and its full name with the PDF', () => {
    const row = current.find(({ name }) => name === 'Coinhafen');
    expect(row).toMatchObject({ kind: 'Entgeltinformation' });
    expect(row?.file.of).toMatch(/^Entgeltinformation: .*Coinhafen, /);
  });
});
