import { z } from 'zod';
import { ecosystem } from '#content/site/ecosystem';
import { localized, readFacts, serviceRefs } from './read-facts';

const companySchema = z.strictObject({
  /** Name of the company. */
  name: z.string(),
  /** Town of the company's seat; stands beside its name. */
  city: localized(2),
  /** Slugs of the services that the company works on, in the order in which they are printed. */
  services: serviceRefs,
  /** What the company does, in a few words; stands below its name. */
  what: localized(10),
});

const taskSchema = z.strictObject({
  /** Short name of the task, different from all others; its place on the page is linked by it. */
  slug: z.string(),
  /** The task, as a heading above the companies. */
  title: localized(3),
  /** Whether the bank commissions the companies; a note below the heading tells who does. */
  throughBank: z.boolean(),
  /** Who does it; the page sorts the companies by name. */
  companies: z.array(companySchema).min(1),
});

/** Suppliers and advisers by what they do, in the order of a project. */
export const listTasks = readFacts('content/site/ecosystem.ts', ecosystem, z.array(taskSchema));
