import { z } from 'zod';
import { ecosystem } from '#content/site/ecosystem';
import { localized, readFacts, serviceRefs } from './read-facts';

const companySchema = z.strictObject({
  name: z.string().describe('Name of the company.'),
  city: localized(2).describe("Town of the company's headquarters; shown beside its name."),
  services: serviceRefs.describe('Slugs of the services that the company works on, in the order of display.'),
  what: localized(10).describe('What the company does, in a few words; shown below its name.'),
});

const taskSchema = z.strictObject({
  slug: z.string().describe('Unique short name of the task; links to the task use it.'),
  title: localized(3).describe('The task, as a heading above the companies.'),
  throughBank: z
    .boolean()
    .describe('Whether the companies work for the bank; a note below the heading says for whom they work.'),
  companies: z.array(companySchema).min(1).describe('Companies with this task; the page sorts them by name.'),
});

/** Suppliers and advisers by task, in the order of a project. */
export const listTasks = readFacts('content/site/ecosystem.ts', ecosystem, z.array(taskSchema));
