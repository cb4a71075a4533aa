import { brand } from '#content/site/brand';
import { env } from '#lib/config/env';
import { withBase } from '#lib/core/base-path';

/** Origin of the production site, without a trailing slash. */
export const siteOrigin = env.SITE_ORIGIN ?? brand.origin;

/** Prefix of absolute URLs: origin and base path. */
export const siteUrl = siteOrigin + withBase('');
