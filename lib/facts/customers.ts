import { z } from 'zod';
import { customers as written } from '#content/site/customers';
import { industries } from '#content/site/industries';
import { localized, readFacts, serviceRefs } from './read-facts';

const slugs = written.map(({ slug }) => slug);

/** Slug of a customer, for schemas. */
export const customerSlugSchema = z.enum(slugs);

const customerSchema = z.strictObject({
  slug: customerSlugSchema.describe(
    'Name by which other content refers to the company; folder of its case study and of its support page.',
  ),
  name: z.string().describe('Name of the company, as every page prints it.'),
  industry: z
    .enum(industries.map(({ slug }) => slug))
    .describe('Slug of the industry that the company belongs to.'),
  city: localized(2).describe(
    "Town of the company's headquarters; shown in the list of partners and in its case study.",
  ),
  foundedYear: z.int().describe('Year in which the company was founded; not shown on any page.'),
  liveSince: z
    .int()
    .describe(
      "Year since which the company has used the bank's products; shown in the list of partners and in its case study.",
    ),
  services: serviceRefs.describe('Slugs of the services in use, in the order of display.'),
  what: localized(10).describe('What the company offers, in a few words; shown below or after its name.'),
  telephone: z.string().describe("Telephone number for the company's customers, with country code."),
  email: z.email().describe("E-mail address for the company's customers."),
  transfer: z
    .array(z.enum(['sepa', 'crypto']))
    .describe('Kinds of payout for its customers; its support page needs a part of `transfer` for each.'),
});

export type Customer = z.output<typeof customerSchema>;

/** Partner companies, which offer the bank's products to their own customers. */
export const listCustomers = readFacts('content/site/customers.ts', written, z.array(customerSchema));

/** @throws Error for an unknown slug; schemas reject those before */
export function findCustomer(slug: string): Customer {
  const customer = listCustomers().find((candidate) => candidate.slug === slug);
  if (!customer) throw new Error(`content/site/customers.ts has no ${slug}.`);
  return customer;
}
