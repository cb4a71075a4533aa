import { z } from 'zod';
import { industries as written } from '#content/site/industries';
import { localized, readFacts } from './read-facts';

const slugs = written.map(({ slug }) => slug);

/** Slug of an industry, for schemas. */
export const industrySlugSchema = z.enum(slugs);

const schema = z.array(
  z.strictObject({
    slug: industrySlugSchema.describe('Name by which customers refer to the industry; folder of its page.'),
    name: localized(2).describe('Name of the industry; also the name of its page.'),
  }),
);

/** Industries of the customers, in the order of lists and menus. */
export const listIndustryNames = readFacts('content/site/industries.ts', written, schema);
