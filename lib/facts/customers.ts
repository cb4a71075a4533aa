import { z } from 'zod';
import { customers as written } from '#content/site/customers';
import { industries } from '#content/site/industries';
import { localized, readFacts, serviceRefs } from './read-facts';

const slugs = written.map(({ slug }) => slug);

/** Slugs of the companies, for schemas that name one. */
export const customerSlugSchema = z.enum(slugs);

const customerSchema = z.strictObject({
  /** Name by which other content refers to the company; folder of its case study and of its support page. */
  slug: customerSlugSchema,
  /** Name of the company, as every page prints it. */
  name: z.string(),
  /** Slug of the industry that the company belongs to. */
  industry: z.enum(industries.map(({ slug }) => slug)),
  /** Town of the company's seat; stands in the list of partners and in its case study. */
  city: localized(2),
  /** Year in which the company was founded; no page prints it. */
  foundedYear: z.int(),
  /** Year since which the bank's products are in use there; in the list of partners and in its case study. */
  liveSince: z.int(),
  /** Slugs of the services in use there, in the order in which they are printed. */
  services: serviceRefs,
  /** What the company offers, in a few words; stands below or after its name. */
  what: localized(10),
  /** Number that the company's customers call, with the country's code. */
  telephone: z.string(),
  /** Address to which the company's customers write. */
  email: z.email(),
  /** Ways of a payout that its customers have; its support page needs a part of `transfer` for each. */
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
