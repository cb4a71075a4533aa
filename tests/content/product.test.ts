import { readFileSync } from 'node:fs';
import { examples, samples } from '#content/site/examples';
import { listCustomers } from '#lib/facts/customers';
import { listEntries } from '#lib/families/industries/schema';
import { services } from '#lib/families/services/schema';
import { locales } from '#lib/i18n/locales';
import { readDevelopersPages } from '#tests/support/jest/developers-pages';

const sum = (...amounts: readonly string[]): string =>
  (amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);

describe('the example on all screens', () => {
  const { account, transfer, incoming, card, prepaid, instalments, loan, order, ids } = examples;

  it('adds up', () => {
    expect(sum(incoming.before, incoming.amount, `-${transfer.amount}`, `-${card.amount}`)).toBe(
      account.balance,
    );
    expect(sum(prepaid.loaded, `-${prepaid.amount}`)).toBe(prepaid.left);
    expect(sum(order.seller, order.fee)).toBe(order.total);
    expect((loan.count * Number(loan.each)).toFixed(2)).toBe(loan.total);
    expect((instalments.count * Number(instalments.each)).toFixed(2)).toBe(instalments.total);
  });

  it('declines a payment above the balance but within the limit', () => {
    expect(Number(card.declined)).toBeGreaterThan(Number(account.balance));
    expect(Number(card.declined)).toBeLessThan(Number(card.limit));
    expect(Number(prepaid.declined)).toBeGreaterThan(Number(prepaid.left));
  });

  it('states the correct annual percentage rate (section 16 PAngV) and borrowing rate', () => {
    const monthly = (1 + loan.annualRate / 100) ** (1 / 12) - 1;
    const worth = (Number(loan.each) * (1 - (1 + monthly) ** -loan.count)) / monthly;
    expect(Math.abs(worth - Number(loan.amount))).toBeLessThan(0.5);
    expect((1200 * monthly).toFixed(2)).toBe(loan.borrowingRate.toFixed(2));
  });

  it('matches the samples for developers', () => {
    const shown = JSON.stringify(samples);
    const { account: accountId, ...others } = ids;
    for (const id of [accountId, ...Object.values(others)]) expect(shown).toContain(id);
    for (const fact of [account.iban, account.balance, transfer.amount, transfer.reference, transfer.payee])
      expect(shown).toContain(fact);
  });
});

type Shown = ReturnType<typeof services.all>[number]['mockup'];

const pages = locales.flatMap((locale) => [
  ...services.all(locale).map((page) => ({ ...page, needed: [page.slug] })),
  ...listEntries(locale).map((page) => ({ ...page, needed: page.services.map(({ slug }) => slug) })),
]);

const listShown = ({ check, mockup }: (typeof pages)[number]): readonly Shown[] => [
  ...check.states.map((state) => state.mockup),
  mockup,
];

describe('screens', () => {
  it.each(pages.map((page) => [page.file, page] as const))(
    '%s shows apps of companies that use one of its services',
    (_file, page) => {
      const slugs = listShown(page).flatMap((shown) =>
        'app' in shown && 'slug' in shown.app ? shown.app.slug : [],
      );
      for (const slug of slugs) {
        const used: readonly string[] =
          listCustomers().find((customer) => customer.slug === slug)?.services ?? [];
        expect(used.filter((service) => page.needed.includes(service))).not.toEqual([]);
      }
    },
  );

  it.each(pages.map((page) => [page.file, page] as const))(
    '%s names events, states and fields as the developers’ pages do',
    (_file, page) => {
      const shown = [
        readDevelopersPages(page.locale),
        readFileSync('content/developers/changelog.ts', 'utf8'),
        JSON.stringify(samples),
      ].join();
      const events = listShown(page).flatMap((mockup) => (mockup.kind === 'webhook' ? mockup.event : []));
      const codes = [...page.check.states.flatMap(({ code }) => code ?? []), ...events];
      expect(codes.length).toBeGreaterThan(0);
      expect(codes.filter((code) => !shown.includes(code))).toEqual([]);
    },
  );

  it.each(pages.map((page) => [page.file, page] as const))(
    '%s shows the run to its end first, and then one that comes less far or waits',
    (_file, { check, diagram }) => {
      const [first, ...others] = check.states;
      expect(first?.route).toBeUndefined();
      const last = Math.max(...diagram.nodes.map(({ at }) => at[0]));
      for (const { route, node } of others) {
        expect(node?.status).not.toBe('passed');
        const column = diagram.nodes.find(({ id }) => id === route?.at(-1))?.at[0] ?? last;
        expect(node?.status === 'failed' ? column : 0).toBeLessThan(last);
      }
    },
  );
});
