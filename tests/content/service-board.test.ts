import { readFileSync } from 'node:fs';
import { listSlugs } from '#lib/content/references';
import { listServiceLines } from '#lib/facts/service-board';
import { locales } from '#lib/i18n/locales';
import { readDevelopersPages } from '#tests/support/jest/developers-pages';

const services = listServiceLines().flatMap((line) => line.services);

const read = (folder: string, locale: string): string =>
  readFileSync(`content/${folder}/${locale}.md`, 'utf8').toLowerCase();

/** Durations stated by the pages of services or case studies, in both languages. */
const stated: Readonly<Record<string, { readonly in: string; readonly en: string; readonly de: string }>> = {
  accounts: { in: 'case-studies/kontaro', en: 'median of 11 minutes', de: 'median nach 11 minuten' },
  'payment-flows': { in: 'services/payment-flows', en: '10 seconds', de: '10 sekunden' },
  cards: { in: 'services/cards', en: 'milliseconds', de: 'millisekunden' },
  'debit-cards': { in: 'services/debit-cards', en: 'the same day', de: 'am selben tag' },
  'prepaid-cards': { in: 'services/prepaid-cards', en: 'within seconds', de: 'innerhalb von sekunden' },
  'kyc-platform': {
    in: 'services/kyc-platform',
    en: 'usually takes one working day',
    de: 'dauert sie in der regel einen arbeitstag',
  },
};

describe('overview of services', () => {
  it('has every service in one line', () => {
    expect(services.map(({ slug }) => slug).toSorted()).toEqual(listSlugs('services'));
  });

  it('describes a service in at most twelve words', () => {
    const texts = services.flatMap(({ text }) => locales.map((locale) => text[locale]));
    expect(texts.filter((text) => text.split(/\s/).length > 12)).toEqual([]);
  });

  it.each(services.map((service) => [service.slug, service] as const))(
    '%s: its time is what the pages state',
    (slug, { time }) => {
      const source = stated[slug];
      expect(Boolean(time)).toBe(Boolean(source));
      if (!time || !source) return;
      for (const locale of locales) {
        expect(read(source.in, locale)).toContain(source[locale]);
        const numbers = source[locale].match(/\d+ \p{L}+/gu) ?? [];
        for (const number of numbers)
          expect(time.text[locale].toLowerCase().replaceAll('\u00a0', ' ')).toContain(number);
      }
    },
  );

  it.each(locales)('names API calls of the developers’ pages (%s)', (locale) => {
    const developers = readDevelopersPages(locale);
    const resources = services.flatMap(({ call }) => (call ? [call.replace('POST /v1', '')] : []));
    expect(resources.filter((resource) => !developers.includes(`\`${resource}\``))).toEqual([]);
  });
});
