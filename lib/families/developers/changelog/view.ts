import { pick } from '#lib/core/pick';
import type { Locale } from '#lib/i18n/locales';
import { formatDay } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import { buildSupport } from '../version-support';
import { listChanges, readChangelogWords } from './schema';
import { buildFeedback } from '#lib/facts/feedback';

export const changelogId = 'developers/changelog';

/** Id of a change on its page. */
export const toChangeId = (day: string): string => `d${day}`;

/** How long each version is supported. */
function buildSupportPart(locale: Locale) {
  const { support } = readChangelogWords(locale);
  const versions = listChanges(locale).filter(({ kind }) => kind === 'version');
  return {
    ...{ id: 'support', anchor: 'support-title' },
    title: support.title,
    chart: buildSupport({ items: versions, support }, locale),
  };
}

export function buildChangelogView(locale: Locale) {
  const t = translate.developers[locale];
  return {
    feedback: buildFeedback(locale, changelogId),
    ...pick(readChangelogWords(locale), 'title', 'summary', 'heading'),
    followHtml: readChangelogWords(locale).follow,
    changes: listChanges(locale).map(({ day, kind, title, html }) => ({
      id: toChangeId(day),
      iso: day,
      day: formatDay(day, locale),
      kind: kind === 'version' ? t('version', { day }) : t(kind),
      isVersion: kind === 'version',
      ...{ title, html },
    })),
    support: buildSupportPart(locale),
  };
}
