import { z } from 'zod';
import { ecosystem } from '#content/site/ecosystem';
import { localized, readFacts, serviceRefs } from './read-facts';

const companySchema = z.strictObject({
  name: z.string().describe('Name of the company.'),
  city: localized(2).describe("Town of the company's seat; stands beside its name."),
  services: serviceRefs.describe(
    'Slugs of the services that the company works on, in the order in which they are printed.',
  ),
  what: localized(10).describe('What the company does, in a few words; stands below its name.'),
});

const taskSchema = z.strictObject({
  slug: z
    .string()
    .describe('Short name of the task, different from all others; its place on the page is linked by it.'),
  title: localized(3).describe('The task, as a heading above the companies.'),
  throughBank: z
    .boolean()
    .describe('Whether the bank commissions the companies; a note below the heading tells who does.'),
  companies: z.array(companySchema).min(1).describe('Who does it; the page sorts the companies by name.'),
});

/** Suppliers and advisers by task, in the order of a project. */
export const listTasks = readFacts('content/site/ecosystem.ts', ecosystem, z.array(taskSchema));
