import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';

type Step = { readonly name: string; readonly path: string };

/** The pages before and after the one of a path. */
export function listNeighbours(steps: readonly Step[], path: string, locale: Locale) {
  const t = translate.developers[locale];
  const index = steps.findIndex((step) => step.path === path);
  const [previous, next] = [steps[index - 1], steps[index + 1]];
  return [
    ...(previous ? [{ ...previous, rel: 'prev', label: t('previous') }] : []),
    ...(next ? [{ ...next, rel: 'next', label: t('next') }] : []),
  ];
}
