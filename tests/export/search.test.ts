import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '#lib/i18n/languages';
import { listPages } from '#lib/registry/registry';
import { searchEntryPath, searchFilePath, searchFolder, type SearchEntry } from '#lib/search/contract';
import { limitSeries } from '#lib/search/limit-series';
import { createSiteSearch } from '#lib/search/search-site';
import { out } from '#tests/support/exported';

const readJson = (address: string): unknown => JSON.parse(readFileSync(path.join(out, address), 'utf8'));
const readEntry = (language: (typeof languageCodes)[number]): SearchEntry =>
  readJson(searchEntryPath(language)) as SearchEntry;

describe.each(languageCodes)('the search index in %s', (language) => {
  const entry = readEntry(language);

  it('contains exactly the indexable pages', () => {
    const own = listPages().filter((page) => page.locale === language);
    const byPath = new Map(own.map((page) => [page.path, page]));
    expect(entry.pages.length).toBeGreaterThan(0);
    expect(entry.pages.filter(({ path: address }) => !byPath.get(address)?.indexed)).toEqual([]);
    const found = new Set(entry.pages.map(({ path: address }) => address));
    const missing = own.filter((page) => page.kind === 'article' && page.indexed && !found.has(page.path));
    // The home page, and texts whose canonical URL is elsewhere, are not indexed.
    expect(missing.filter(({ trail, canonical }) => trail.length > 0 && !canonical)).toEqual([]);
  });

  it('refers to existing files', () => {
    const names = [...entry.pages.map(({ text }) => text), ...entry.pieces.map(({ file }) => file)];
    expect(names.filter((name) => !existsSync(path.join(out, searchFilePath(name))))).toEqual([]);
    const pdfs = entry.pages.flatMap(({ pdf }) => pdf ?? []);
    expect(pdfs.filter((pdf) => !existsSync(path.join(out, pdf)))).toEqual([]);
  });

  it('has sorted files, and links for no results', () => {
    const starts = entry.pieces.map(({ from }) => from);
    expect(starts).toEqual([...starts].sort());
    expect(entry.ways.length).toBeGreaterThan(1);
  });
});

it('has no unused files', () => {
  const named = new Set(
    languageCodes.flatMap((language) => {
      const { pages, pieces } = readEntry(language);
      return [...pages.map(({ text }) => text), ...pieces.map(({ file }) => file)];
    }),
  );
  const files = readdirSync(path.join(out, searchFolder, 'files')).map((name) => name.replace('.json', ''));
  expect(files.filter((name) => !named.has(name))).toEqual([]);
});

describe('results', () => {
  const find = async (language: 'en' | 'de' | 'fr', query: string) => {
    const search = createSiteSearch(language, (address) => Promise.resolve(readJson(address)));
    const { pages, answer, corrected } = await search.find(query);
    return { first: pages[0]?.path, paths: pages.map((page) => page.path), answer: answer?.path, corrected };
  };

  it.each([
    ['de', 'Überweisungen', '/de/support/faq/payments/'],
    ['de', 'Ueberweisung', '/de/support/faq/payments/'],
    ['de', 'Karten', '/de/services/cards/'],
    ['en', 'cards', '/en/services/cards/'],
    ['en', 'card lost', '/en/support/faq/emergency/'],
    ['en', 'KYC', '/en/services/kyc-platform/'],
    ['en', 'privacy', '/en/privacy-policy/'],
    ['en', 'price list', '/en/customer-documents/'],
    ['en', 'price list', '/en/prices/'],
    ['en', 'price', '/en/prices/'],
    ['de', 'Konditionen', '/de/prices/'],
    ['de', 'Preisrechner', '/de/prices/'],
    ['de', 'IBAN', '/de/iban-checker/'],
    ['de', 'PSD2', '/de/developers/psd2/'],
    ['de', 'Investoren', '/de/investors/'],
  ] as const)('%s: "%s" finds %s among the first three', async (language, query, expected) => {
    expect((await find(language, query)).paths.slice(0, 3)).toContain(expected);
  });

  it.each([
    ['en', 'payment account', '/en/services/accounts/'],
    ['en', 'accounts', '/en/services/accounts/'],
    ['en', 'lost card', '/en/support/faq/emergency/'],
    ['en', 'close account', '/en/support/faq/closing/'],
    ['en', 'API', '/en/developers/'],
    ['en', 'vacancies', '/en/careers/jobs/'],
    ['en', 'fees', '/en/customer-documents/'],
    ['en', 'terms and conditions', '/en/customer-documents/terms/'],
    ['en', 'deposit protection', '/en/customer-documents/depositor-information/'],
    ['en', 'prices', '/en/prices/'],
    ['en', 'costs', '/en/prices/'],
    ['en', 'check IBAN', '/en/iban-checker/'],
    ['en', 'outage', '/en/status/'],
    ['en', 'countries', '/en/countries/'],
    ['en', 'API reference', '/en/developers/reference/'],
    ['en', 'webhooks', '/en/developers/webhooks/'],
    ['en', 'rate limit', '/en/developers/requests/'],
    ['en', 'test amounts', '/en/developers/transfers/'],
    ['en', 'changelog', '/en/developers/changelog/'],
    ['en', 'dedicated interface', '/en/developers/psd2/'],
    ['en', 'annual report', '/en/investors/annual-report/'],
    ['en', 'auditor', '/en/investors/annual-report/'],
    ['en', 'disclosure report', '/en/investors/disclosure-report/'],
    ['en', 'leverage ratio', '/en/investors/disclosure-report/'],
    ['en', 'phishing', '/en/security/what-is-phishing/'],
    ['de', 'Konto', '/de/services/accounts/'],
    ['de', 'Kreditkarte', '/de/services/cards/'],
    ['de', 'Karte verloren', '/de/support/faq/emergency/'],
    ['de', 'Stellenangebote', '/de/careers/jobs/'],
    ['de', 'Gebühren', '/de/customer-documents/'],
    ['de', 'Preisverzeichnis', '/de/customer-documents/'],
    ['de', 'Einlagensicherung', '/de/customer-documents/depositor-information/'],
    ['de', 'Preise', '/de/prices/'],
    ['de', 'Kosten', '/de/prices/'],
    ['de', 'IBAN prüfen', '/de/iban-checker/'],
    ['de', 'Störung', '/de/status/'],
    ['de', 'Länder', '/de/countries/'],
    ['de', 'API Referenz', '/de/developers/reference/'],
    ['de', 'Webhook', '/de/developers/webhooks/'],
    ['de', 'Authentifizierung', '/de/developers/requests/'],
    ['de', 'Idempotenz', '/de/developers/transfers/'],
    ['de', 'Changelog', '/de/developers/changelog/'],
    ['de', 'XS2A', '/de/developers/psd2/'],
    ['de', 'Geschäftsbericht', '/de/investors/annual-report/'],
    ['de', 'Jahresbericht', '/de/investors/annual-report/'],
    ['de', 'Wirtschaftsprüfer', '/de/investors/annual-report/'],
    ['de', 'Offenlegungsbericht', '/de/investors/disclosure-report/'],
    ['de', 'Verschuldungsquote', '/de/investors/disclosure-report/'],
    ['de', 'Datenschutz', '/de/privacy-policy/'],
    ['de', 'AGB', '/de/customer-documents/terms/'],
    ['de', 'Geldwäsche', '/de/glossary/anti-money-laundering/'],
    ['de', 'Zahlung', '/de/services/payment-flows/'],
  ] as const)('%s: "%s" finds %s first', async (language, query, expected) => {
    expect((await find(language, query)).first).toBe(expected);
  });

  it.each([
    ['de', ['E-Mail', 'email', 'E‑Mail', 'e mail']],
    ['de', ['E-Mail-Adresse', 'Emailadresse', 'email adresse']],
    ['de', ['SEPA-Überweisung', 'sepaüberweisung', 'SEPA Ueberweisung']],
    ['de', ['whitepaper', 'white paper', 'White-Paper']],
    ['de', ['1.000 Euro', '1000 Euro', '1,000 euro']],
    ['en', ['e-mail', 'email']],
    ['en', ['online banking', 'online-banking', 'onlinebanking']],
    ['en', ['white paper', 'white-paper', 'whitepaper']],
    ['en', ['1,000 euros', '1000 euros', '1.000 euros']],
  ] as const)('%s: %s find the same pages', async (language, queries) => {
    const [first = [], ...others] = await Promise.all(
      queries.map(async (query) => (await find(language, query)).paths.toSorted()),
    );
    expect(first.length).toBeGreaterThan(5);
    for (const paths of others) expect(paths).toEqual(first);
  });

  it.each([
    ['de', 'über uns', '/de/about/'],
    ['de', 'wer wir sind', '/de/about/'],
    ['en', 'who we are', '/en/about/'],
    ['en', 'about us', '/en/about/'],
  ] as const)('%s: "%s", common words, finds %s first', async (language, query, expected) => {
    expect((await find(language, query)).first).toBe(expected);
  });

  it('lists customer information of several countries once among the first results', async () => {
    const search = createSiteSearch('en', (address) => Promise.resolve(readJson(address)));
    const { pages } = await search.find('account');
    const count = (some: typeof pages): number => some.filter(({ series }) => series !== undefined).length;
    expect(count(pages)).toBeGreaterThan(3);
    expect(count(limitSeries(pages, 10).slice(0, 10))).toBe(1);
  });

  it('finds terms by abbreviation', async () => {
    for (const query of ['IBAN', 'psd2', 'KYC'])
      expect((await find('en', query)).answer).toMatch(/^\/en\/glossary\//);
  });

  it('finds texts of publications', async () => {
    const { pages } = readEntry('en');
    expect(pages.filter(({ pdf }) => pdf !== undefined).length).toBeGreaterThan(5);
    expect((await find('en', 'cards guide interchange')).paths).toContain('/en/publications/cards-guide/');
  });

  it('tolerates typos', async () => {
    expect((await find('en', 'settlemnt')).corrected).toBe('settlement');
    expect((await find('de', 'zahlunk')).first).toBeDefined();
  });

  it('finds pages in the language', async () => {
    expect((await find('fr', 'virements')).paths.every((address) => address.startsWith('/fr/'))).toBe(true);
  });
});
