import { z } from 'zod';
import { siteOrigin } from '#lib/page-model/site-url';
import { htmlFileOf, isExported } from './exported';

/** Whether a URL is that of an exported page. */
export const isOwnPage = (url: string): boolean =>
  url.startsWith(`${siteOrigin}/`) &&
  isExported(htmlFileOf({ path: new URL(url).pathname }).replace(/\/$/, ''));

export const ownUrl = z.url().refine(isOwnPage, 'a page of the export');

/** https://www.jsonfeed.org/version/1.1/ */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().min(1),
  home_page_url: ownUrl,
  feed_url: z.url(),
  language: z.enum(['en-GB', 'de-DE']),
  _words: z.record(z.string(), z.string()).optional(),
  items: z
    .array(
      z
        .strictObject({
          id: ownUrl,
          url: ownUrl,
          title: z.string().min(1),
          summary: z.string().min(1).optional(),
          date_published: z.iso.datetime(),
          authors: z.array(z.strictObject({ name: z.string().min(1) })).optional(),
          content_html: z.string().min(1).optional(),
          content_text: z.string().min(1).optional(),
          // Extensions of the status feed: lib/notices/feed.ts.
          _notice: z
            .object({ areas: z.array(z.string()).min(1) })
            .catchall(z.string())
            .optional(),
          attachments: z
            .array(
              z.strictObject({
                url: z.url().refine((url) => isExported(new URL(url).pathname), 'a file of the export'),
                mime_type: z.literal('audio/mpeg'),
                size_in_bytes: z.int().positive(),
                duration_in_seconds: z.int().positive(),
              }),
            )
            .length(1)
            .optional(),
        })
        .refine((item) => item.content_html !== undefined || item.content_text !== undefined, 'a text'),
    )
    .min(1),
});
