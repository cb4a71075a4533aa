import { readFileSync } from 'node:fs';
import path from 'node:path';
import { examples, samples } from '#content/site/examples';
import { brand } from '#content/site/brand';
import { serviceBadges } from '#components/blocks/network-geometry';
import { readPanel } from '#lib/families/home/route-panel-schema';
import { listCustomers } from '#lib/facts/customers';
import { figures } from '#content/site/figures';
import { financialCalendar, keyFigures, shareholders } from '#content/site/key-figures';
import { payBands } from '#content/careers/teams';
import { locales } from '#lib/i18n/locales';
import { jobs } from '#lib/families/careers/schema';
import { formatPay, payOf } from '#lib/families/careers/pay';
import { buildDocument, documentNames } from '#lib/families/investors/documents';
import { derivedYears } from '#lib/families/investors/key-rows';
import { listSlugs } from '#lib/content/references';
import { readDevelopersPages } from '#tests/support/jest/developers-pages';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

describe('the figures', () => {
  it('are consistent across pages', () => {
    expect(keyFigures.at(-1)?.paymentsInMillions).toBe(figures.paymentsInMillions);
    const years = keyFigures.map(({ year }): number => year);
    expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index));
    for (const { totalAssets, deposits, loans, equity } of keyFigures) {
      expect(deposits + equity).toBeLessThan(totalAssets);
      expect(loans).toBeLessThan(totalAssets);
    }
    // As stated in the texts.
    expect(derivedYears.every(({ netCommission, netInterest }) => netCommission > netInterest)).toBe(true);
  });

  it('add up to the whole capital, largest holding first', () => {
    const shares = shareholders.map(({ percent }): number => percent);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  it('have ascending dates on working days', () => {
    const days = financialCalendar.map(({ day }): string => day);
    expect(days).toEqual(days.toSorted());
    expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
  });

  it.each(locales.flatMap((locale) => documentNames.map((name) => [name, locale] as const)))(
    '%s %s lies under public as it is built (else: npm run documents)',
    (name, locale) => {
      const { path: address, text } = buildDocument(name, locale);
      expect(readFileSync(path.join('public', address), 'utf8')).toBe(text);
    },
  );
});

describe('open positions', () => {
  it('have ascending pay ranges', () => {
    expect(Object.values(payBands).filter(({ from, to }) => from >= to)).toEqual([]);
  });

  it.each(locales.flatMap((locale) => jobs.all(locale)).map((job) => [job.file, job] as const))(
    '%s states the pay of its level, and does not end before it begins',
    (_file, { description, level, pay, locale, date, validThrough }) => {
      expect(plain(description)).toContain(plain(formatPay(payOf({ level, pay }), locale)));
      expect(validThrough > date).toBe(true);
    },
  );
});

describe('the panel on the home page', () => {
  it('has a label for every service', () => {
    expect(serviceBadges.map(({ slug }) => slug).toSorted()).toEqual(listSlugs('services'));
  });

  it.each(locales)('uses the names of the developers’ pages (%s)', (locale) => {
    const shown = readDevelopersPages(locale) + JSON.stringify(samples);
    const codes = readPanel(locale).routes.flatMap(({ messages }) =>
      messages.flatMap(({ code }) => code ?? []),
    );
    expect(codes.length).toBeGreaterThan(6);
    expect(codes.filter((code) => !shown.includes(code))).toEqual([]);
  });

  it('shows apps of companies that use the services of the route', () => {
    const needed = {
      account: 'accounts',
      transfer: 'payment-flows',
      card: 'debit-cards',
      instalments: 'splitpay',
    };
    for (const { route, company } of readPanel('en').routes) {
      const services: readonly string[] =
        listCustomers().find(({ slug }) => slug === company)?.services ?? [];
      expect(services).toContain(needed[route]);
    }
  });

  it('has instalments that add up to the total', () => {
    const { count, each, total } = examples.instalments;
    expect(count * Number(each)).toBe(Number(total));
  });
});

/** ISO 13616: the number modulo 97 is 1. */
function isIban(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

describe('the samples for developers', () => {
  const bodies = Object.values(samples).map(({ body }) => body);

  it('are JSON, each request with a unique key', () => {
    for (const body of bodies) expect(() => JSON.parse(body) as unknown).not.toThrow();
    const uuid = /Idempotency-Key: [\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    const heads = Object.values(samples).flatMap(({ head }) => (head.startsWith('POST /v1/') ? [head] : []));
    expect(heads.filter((head) => !uuid.test(head))).toEqual([]);
    expect(heads.length).toBeGreaterThan(0);
  });

  it('use valid IBANs of this bank', () => {
    const ibans = bodies.flatMap((body) => body.match(/[A-Z]{2}\d{20}/g) ?? []);
    expect(ibans.length).toBeGreaterThan(0);
    expect(ibans.filter((iban) => !isIban(iban))).toEqual([]);
    expect(bodies.join()).toContain(brand.bic);
  });
});
