import { listCustomers } from '#lib/facts/customers';
import { listIndustryNames } from '#lib/facts/industries';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';

/** Services in the order in which money and customers pass them: identity, account, what is done with it. */
const way = [
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

/** Customers of an industry, and the stops of its line. */
function buildLine(industry: string, columns: readonly string[]) {
  const customers = listCustomers().filter((customer) => customer.industry === industry);
  const users = columns.map((service) =>
    customers.filter(({ services }) => services.includes(service)).map(({ name }) => name),
  );
  const last = users.findLastIndex((names) => names.length > 0);
  return {
    customers: customers.map(({ name, slug }) => ({ name, slug })),
    // A line that passes a service without a stop; beyond its last stop it is not there.
    stops: users.map((names, index) => ({ users: names, isPassed: index < last })),
  };
}

/**
 * The industries as lines through the services that their customers use. Names of services are shared data.
 *
 * @param pages slugs of the industries that have a page
 */
export function buildLines(locale: Locale, pages: readonly string[]) {
  const used = new Set(listCustomers().flatMap(({ services }) => services));
  const columns = way.filter((slug) => used.has(slug));
  return {
    columns: columns.map((slug) => buildPath(locale, `services/${slug}`)),
    lines: listIndustryNames().map(({ slug, name }) => ({
      name: name[locale],
      path: pages.includes(slug) ? buildPath(locale, `industries/${slug}`) : null,
      ...buildLine(slug, columns),
    })),
  };
}
