import { buildSlug } from '#lib/core/slug';
import type { Language } from './languages';
import { localeOf } from './locales';
import { buildPath } from './path';
import { translate } from './translate';

/**
 * The link by which consent is withdrawn. It leads to the section of that name in the privacy
 * policy, where the form opens by itself; without JavaScript the section says what to do. The check
 * of links finds out when the section has another heading.
 */
export function buildPrivacySettingsLink(language: Language): {
  readonly name: string;
  readonly path: string;
} {
  // The policy is a page of the whole site: there is none in the languages of customer information.
  const policyLanguage = localeOf(language);
  const section = buildSlug(translate.chrome[policyLanguage]('privacySettings'));
  return {
    name: translate.chrome[language]('privacySettings'),
    path: `${buildPath(policyLanguage, 'privacy-policy')}#${section}`,
  };
}
