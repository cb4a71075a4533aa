import { pick } from '#lib/core/pick';
import { buildForm } from '#lib/facts/form-view';
import { sandboxForm } from '#lib/forms/schemas/sandbox';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { readSandboxWords } from './schema';

export const sandboxId = 'developers/sandbox';

export function buildSandboxView(locale: Locale) {
  const words = readSandboxWords(locale);
  return {
    ...pick(words, 'title', 'summary', 'facts', 'steps', 'services', 'terms', 'next'),
    from: words.name,
    form: buildForm({ schema: sandboxForm, locale, texts: words.form }),
    labels: pickLabels(translate.forms[locale], 'facts', 'next'),
  };
}
