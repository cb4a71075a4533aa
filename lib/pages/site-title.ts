import { brand } from '#content/site/brand';
import { env } from '#lib/config/env';
import { joinTitle } from '#lib/core/document-title';

/** Origin of the published site, without a trailing slash. */
export const siteOrigin = env.SITE_ORIGIN ?? brand.origin;

/** The document's title: `Page | Stellwerk`. */
export function buildTitle(name: string): string {
  return joinTitle(name, brand.name);
}
