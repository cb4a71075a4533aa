import { brand } from '#content/site/brand';
import { env } from '#lib/config/env';
import { withBase } from '#lib/core/base-path';

/** Origin of the published site, without a trailing slash. */
export const siteOrigin = env.SITE_ORIGIN ?? brand.origin;

/** What stands in front of an address of the site where it is named in full: its origin, and the base path. */
export const siteUrl = siteOrigin + withBase('');
