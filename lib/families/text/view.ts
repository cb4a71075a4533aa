import { buildBaseView } from '#lib/content/breadcrumb';
import type { Heading } from '#lib/content/markdown/inspect';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import { translate } from '#lib/i18n/translate';
import type { TextEntry } from './collection';
import { fillGenerated } from './generated';

export type TextView = BaseView & {
  readonly summary: string;
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly validFrom: string;
  readonly labels: { readonly contents: string };
};

/** Everything a plain document prints. */
export function buildTextView(entry: TextEntry): TextView {
  const { locale } = entry;
  const { html, headings } = entry.body();
  const t = translate.text[locale];
  return {
    ...buildBaseView(locale, typeset(entry.name, locale)),
    summary: typeset(entry.summary, locale),
    html: fillGenerated(html, locale),
    contents: headings.filter(({ level }) => level === 2),
    validFrom: t('validFrom', { day: formatDay(entry.date, locale) }),
    labels: { contents: t('contents') },
  };
}
