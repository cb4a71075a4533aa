import { z } from 'zod';
import { startsWithOneSlash } from '#lib/core/own-path';

const place = z.string().regex(startsWithOneSlash);
const address = place.endsWith('/');
const textMap = z.record(z.string(), z.string());

/** The page-data record as the build checks it. `isPageData` is its small twin in the browser. */
export const pageDataSchema = z.object({
  path: address,
  matchPath: z.string().optional(),
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
  slicesMap: textMap,
  result: z.object({
    data: z.unknown().refine((data) => data !== undefined),
    pageContext: z.object({
      lang: z.string(),
      originalPath: z.string(),
      title: z.string(),
      description: z.string(),
      alternates: z.record(z.string(), place),
      canonical: z.string().optional(),
      translations: textMap.optional(),
      parents: textMap.optional(),
      indexed: z.boolean(),
      asksForConsent: z.boolean(),
      keepOffline: z.boolean(),
    }),
  }),
});
