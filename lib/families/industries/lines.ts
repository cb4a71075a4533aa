import { listCustomers } from '#lib/facts/customers';
import { listIndustryNames } from '#lib/facts/industries';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';

/** Services in the order of use: identity, account, products. */
const serviceOrder = [
  'kyc-platform',
  'bankident',
  'accounts',
  'payment-flows',
  'cards',
  'debit-cards',
  'prepaid-cards',
  'splitpay',
  'consumer-lending',
  'digital-banking',
];

/** Line of an industry: its customers and stops. */
function buildLine(industry: string, columns: readonly string[]) {
  const customers = listCustomers().filter((customer) => customer.industry === industry);
  const users = columns.map((service) =>
    customers.filter(({ services }) => services.includes(service)).map(({ name }) => name),
  );
  const last = users.findLastIndex((names) => names.length > 0);
  return {
    customers: customers.map(({ name, slug }) => ({ name, slug })),
    // Services before the last stop that no customer uses are passed without a stop.
    stops: users.map((names, index) => ({ users: names, isPassed: index < last })),
  };
}

/**
 * Map of industries as lines through the services that their customers use. Service names are shared data.
 *
 * @param pages slugs of the industries with a page
 */
export function buildLines(locale: Locale, pages: readonly string[]) {
  const used = new Set(listCustomers().flatMap(({ services }) => services));
  const columns = serviceOrder.filter((slug) => used.has(slug));
  return {
    columns: columns.map((slug) => buildPath(locale, `services/${slug}`)),
    lines: listIndustryNames().map(({ slug, name }) => ({
      name: name[locale],
      path: pages.includes(slug) ? buildPath(locale, `industries/${slug}`) : null,
      ...buildLine(slug, columns),
    })),
  };
}
