import { priceList } from '#content/site/prices';
import { listServiceTerms, readPrices } from '#lib/facts/prices';
import { locales } from '#lib/i18n/locales';
import { buildPricesView } from './view';

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

describe.each(locales)('the page with the prices (%s)', (locale) => {
  it('says that the list is no longer valid from the day after its last one', () => {
    expect(buildPricesView(locale, at(priceList.until)).note).toBeNull();
    expect(buildPricesView(locale, at('2027-07-01')).note).toContain('2027');
  });

  it('has the same set-up and minimum in the overview as the estimator, service by service', () => {
    const { overview, estimator, details } = buildPricesView(locale);
    const amounts = overview.rows.map(({ cells }) =>
      cells.slice(2).map((cell) => cell.replaceAll(/\D/g, '')),
    );
    const services = estimator.island.services.map(({ setUp, monthly }) => [String(setUp), String(monthly)]);
    expect(amounts).toEqual(services);
    expect(details.items.map(({ id }) => `#${id}`)).toEqual(overview.rows.map(({ hash }) => hash));
  });

  it('is where the terms of every service lead', () => {
    const { details } = buildPricesView(locale);
    const links = Object.keys(readPrices().services).map((slug) => listServiceTerms(slug, locale)[0]);
    expect(links.map((link) => link?.href)).toEqual(
      details.items.map(({ id }) => `/${locale}/prices/#${id}`),
    );
  });
});

it('writes the terms of a service out', () => {
  expect(listServiceTerms('bankident', 'en').map(({ value }) => plain(value))).toEqual([
    '€6,000 once, then at least €500 a month',
    '150 identifications a month, a year after launch',
    '2 to 3 months from the first workshop',
  ]);
  expect(listServiceTerms('bankident', 'de').map(({ value }) => plain(value))[0]).toBe(
    '6.000 € einmalig, dann mindestens 500 € im Monat',
  );
});
