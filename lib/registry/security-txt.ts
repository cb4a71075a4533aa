import { brand } from '#content/site/brand';
import { securityContact } from '#content/site/security-contact';
import { defaultLocale, locales } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { siteUrl } from '#lib/page-model/site-url';

/** Path required by the standard. */
export const securityTxtPath = '/.well-known/security.txt';

/**
 * Contact for vulnerability reports, and its expiry date.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function buildSecurityTxt(): string {
  const { expires, policy } = securityContact;
  return [
    `Contact: mailto:${brand.email.security}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}${securityTxtPath}`,
    `Policy: ${siteUrl}${buildPath(defaultLocale, policy)}`,
    '',
  ].join('\n');
}
