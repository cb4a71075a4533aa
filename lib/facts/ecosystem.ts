import { z } from 'zod';
import { ecosystem } from '#content/site/ecosystem';
import { localized, readFacts, serviceRefs } from './read-facts';

const companySchema = z.strictObject({
  name: z.string(),
  city: localized(2),
  services: serviceRefs,
  what: localized(10),
});

const taskSchema = z.strictObject({
  slug: z.string(),
  title: localized(3),
  throughBank: z.boolean(),
  companies: z.array(companySchema).min(1),
});

/** Suppliers and advisers by what they do, in the order of a project. */
export const listTasks = readFacts('content/site/ecosystem.ts', ecosystem, z.array(taskSchema));
