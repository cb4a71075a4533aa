import { z } from 'zod';
import { customers as written } from '#content/site/customers';
import { industries } from '#content/site/industries';
import { localized, readFacts, serviceRefs } from './read-facts';

const slugs = written.map(({ slug }) => slug);

/** Slugs of the companies, for schemas that name one. */
export const customerSlugSchema = z.enum(slugs);

const customerSchema = z.strictObject({
  slug: customerSlugSchema,
  name: z.string(),
  industry: z.enum(industries.map(({ slug }) => slug)),
  city: localized(2),
  foundedYear: z.int(),
  liveSince: z.int(),
  services: serviceRefs,
  what: localized(10),
  telephone: z.string(),
  email: z.email(),
  transfer: z.array(z.enum(['sepa', 'crypto'])),
});

export type Customer = z.output<typeof customerSchema>;

/** The companies that offer the bank's products to their own customers. */
export const listCustomers = readFacts('content/site/customers.ts', written, z.array(customerSchema));

/** @throws Error for a slug that no customer has; schemas refuse those before */
export function findCustomer(slug: string): Customer {
  const customer = listCustomers().find((candidate) => candidate.slug === slug);
  if (!customer) throw new Error(`content/site/customers.ts has no ${slug}.`);
  return customer;
}
