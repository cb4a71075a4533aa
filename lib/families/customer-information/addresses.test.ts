import { ibanKinds } from '#content/customer-information/index';
import { languageCodes } from '#lib/i18n/languages';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { writeText } from '#tests/support/jest/write-text';
import { customerInformationFamily } from './family';
import { listEntries } from './schema';
import { buildDetailView, buildIndexView } from './view';

/** Letters of an IBAN, filled with zeros to the length of its country. */
const writeParts = (iban: keyof typeof ibanKinds) => {
  const { letters, length } = ibanKinds[iban];
  return [
    { name: 'Country', length: '2 letters', example: letters },
    { name: 'Account', length: 'all others', example: '0'.repeat(length - letters.length) },
  ];
};

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
  const facts = {
    summary: 'For whom the text is, in a sentence that is as long as its schema asks for, with more words.',
    date: '2026-11-20',
    ibanFormat: 'FR and 25 characters',
  };
  for (const [country, iban, ...written] of [
    ['france', 'fr-iban', 'en', 'fr'],
    ['germany', 'de-iban', 'en', 'de'],
    ['spain', 'es-iban', 'es'],
  ] as const)
    for (const language of written)
      writeText(tree, `customer-information/${country}-${iban}`, language, {
        ...facts,
        country,
        iban,
        ibanParts: writeParts(iban),
      });
});
afterAll(() => tree.leave());

const pathsIn = (language: (typeof languageCodes)[number]): string[] =>
  customerInformationFamily.pages(language).map(({ path }) => path);

describe('customer information', () => {
  it('has every text in both languages of the site', () => {
    const ids = [
      'customer-information/',
      'customer-information/france/fr-iban/english/',
      'customer-information/france/fr-iban/french/',
      'customer-information/germany/de-iban/english/',
      'customer-information/germany/de-iban/german/',
      'customer-information/spain/es-iban/spanish/',
    ];
    for (const locale of ['en', 'de'] as const)
      expect(pathsIn(locale).toSorted()).toEqual(ids.map((id) => `/${locale}/${id}`));
  });

  it('has translated paths for texts in other languages', () => {
    expect(pathsIn('fr')).toEqual(['/fr/informations-clients/', '/fr/informations-clients/france/fr-iban/']);
    expect(pathsIn('es')).toEqual([
      '/es/informaciones-clientes/',
      '/es/informaciones-clientes/espana/es-iban/',
    ]);
    expect(pathsIn('it')).toEqual(['/it/informazioni-clienti/']);
  });

  it('has the list at the root of a language without a home page', () => {
    const aliases = languageCodes.map((language) => customerInformationFamily.pages(language)[0]?.aliases);
    expect(aliases).toEqual([[], [], ['/fr/'], ['/es/'], ['/it/']]);
  });

  it('has the canonical path in the language of the text, and its translations', () => {
    const french = languageCodes.flatMap((language) =>
      customerInformationFamily.pages(language).filter(({ source }) => source.file.endsWith('/fr.md')),
    );
    expect(french.map(({ path }) => path)).toHaveLength(3);
    for (const page of french)
      expect(page).toMatchObject({
        canonical: '/fr/informations-clients/france/fr-iban/',
        translations: {
          en: '/en/customer-information/france/fr-iban/english/',
          fr: '/fr/informations-clients/france/fr-iban/',
        },
      });
  });

  it('is below the list page in the language of its path', () => {
    const [, native] = customerInformationFamily.pages('fr');
    expect(native?.trail.map(({ path }) => path)).toEqual(['/fr/informations-clients/']);
    const [, shown] = customerInformationFamily.pages('de');
    expect(shown?.trail.map(({ path }) => path)).toEqual(['/de/', '/de/customer-information/']);
  });

  it.each(languageCodes)('lists each country once with links to the canonical paths (%s)', (language) => {
    const { rows } = buildIndexView(language);
    expect(rows.map(({ texts }) => texts.map((text) => text.language)).toSorted()).toEqual([
      ['en', 'de'],
      ['en', 'fr'],
      ['es'],
    ]);
    const isOwn = rows.map(({ texts }) => texts.some((text) => text.language === language));
    expect(isOwn).toEqual(isOwn.toSorted((a, b) => Number(b) - Number(a)));
    const countries = rows.filter((_, index) => !isOwn[index]).map(({ country }) => country);
    expect(countries).toEqual(countries.toSorted((a, b) => a.localeCompare(b, language)));
  });

  it('draws all characters of an account number, starting with the country code', () => {
    const drawn = buildIndexView('en').rows.map(
      ({ iban }) => `${iban.letters.join('')} ${iban.groups.reduce((sum, length) => sum + length)}`,
    );
    expect(new Set(drawn)).toEqual(new Set(['DE 22', 'FR 27', 'ES 24']));
  });

  it('states the country in the postal address for letters from abroad', () => {
    const ends = listEntries().map((entry) => {
      const [bank] = buildDetailView(entry).facts;
      const address = bank && 'value' in bank ? (bank.value ?? '') : '';
      return `${entry.country} ${entry.locale}: ${address.split(', ').at(-1)?.replaceAll('\u00a0', ' ')}`;
    });
    expect(ends.toSorted()).toEqual([
      'france en: Germany',
      'france fr: Allemagne',
      'germany de: 10965 Berlin',
      'germany en: 10965 Berlin',
      'spain es: Alemania',
    ]);
  });

  it('keeps country codes on the same line as the word before', () => {
    for (const language of languageCodes)
      for (const { iban } of buildIndexView(language).rows) expect(iban.words).toMatch(/\S\u00a0[A-Z]{2}$/);
  });
});
