import { buildSlug } from '#lib/core/slug';
import type { Language } from './languages';
import { localeOf } from './locales';
import { buildPath } from './path';
import { translate } from './translate';

/**
 * The link for withdrawing consent: to the section of that name in the privacy policy, where a script opens the form;
 * without JavaScript the section explains how. The link check fails if the section's heading changes.
 */
export function buildPrivacySettingsLink(language: Language): {
  readonly name: string;
  readonly path: string;
} {
  // The policy exists in the languages of the full site only.
  const policyLanguage = localeOf(language);
  const section = buildSlug(translate.layout[policyLanguage]('privacySettings'));
  return {
    name: translate.layout[language]('privacySettings'),
    path: `${buildPath(policyLanguage, 'privacy-policy')}#${section}`,
  };
}
