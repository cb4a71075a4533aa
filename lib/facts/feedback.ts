import { brand } from '#content/site/brand';
import { env } from '#lib/config/env';
import { readFormsEndpoint } from '#lib/config/forms-endpoint';
import { addressOf, languageField } from '#lib/forms/wire';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';

/**
 * What a page asks at its end: whether it helped. Without a form service, a mistake is reported by e-mail.
 *
 * @param id of the page
 */
export function buildFeedback(locale: Locale, id: string) {
  const t = translate.feedback[locale];
  const endpoint = readFormsEndpoint(env);
  const page = buildPath(locale, id);
  if (endpoint === undefined)
    return {
      mistake: t('mistake'),
      mail: `mailto:${brand.email.office}?subject=${encodeURIComponent(`${t('mistake')}: ${page}`)}`,
    };
  return {
    action: addressOf(endpoint, 'feedback'),
    hidden: { page, [languageField]: locale },
    ...pickLabels(t, 'question', 'yes', 'no', 'sentence', 'mistake', 'thanks'),
  };
}
