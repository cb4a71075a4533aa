import { listCustomers } from '#lib/facts/customers';
import { listIndustryNames } from '#lib/facts/industries';
import { buildLines } from './lines';

const { columns, lines } = buildLines('en', ['erp-software']);

describe('buildLines', () => {
  it('has a column for every service that a customer uses', () => {
    const used = new Set(listCustomers().flatMap(({ services }) => services));
    expect(columns.toSorted()).toEqual([...used].map((slug) => `/en/services/${slug}/`).toSorted());
  });

  it('has stops at services in use and ends at the last one', () => {
    listIndustryNames().forEach(({ slug }, index) => {
      const customers = listCustomers().filter(({ industry }) => industry === slug);
      const stops = lines[index]?.stops ?? [];
      const services = columns.filter((_path, column) => (stops[column]?.users.length ?? 0) > 0);
      expect(services.toSorted()).toEqual(
        [...new Set(customers.flatMap((customer) => customer.services))]
          .map((service) => `/en/services/${service}/`)
          .toSorted(),
      );
      const last = stops.findLastIndex(({ users }) => users.length > 0);
      expect(stops.findLastIndex(({ isPassed }) => isPassed)).toBe(last - 1);
    });
  });

  it('links to the existing pages', () => {
    expect(lines.flatMap(({ path }) => path ?? [])).toEqual(['/en/industries/erp-software/']);
  });
});
