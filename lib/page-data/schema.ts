import { z } from 'zod';
import { ownPath } from './contract';

const address = z.string().regex(ownPath);
const textMap = z.record(z.string(), z.string());
const addressMap = z.record(z.string(), address);

/** Build-time schema of the page-data record. `isPageData` is its equivalent in the browser. */
export const pageDataSchema = z.object({
  path: address.endsWith('/'),
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
      alternates: addressMap,
      canonical: address.optional(),
      translations: addressMap.optional(),
      parents: addressMap.optional(),
      indexed: z.boolean(),
      asksForConsent: z.boolean(),
      keepOffline: z.boolean(),
      contact: z.literal('help').optional(),
    }),
  }),
});
