import type { z } from 'zod';
import type { Locale } from '#lib/i18n/locales';
import { renderInline, typeset } from './markdown/render';
import type { tableSchema } from './parts-schema';
import { fillFacts, type QuotedFacts } from './set-texts';

export type TableView = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly { readonly html: string }[])[];
};

/**
 * Sets a table of front matter: cells are Markdown and may quote facts.
 *
 * @throws Error when a cell quotes a fact that is not among those given
 */
export function setTable(
  { caption, head, rows }: z.output<typeof tableSchema>,
  locale: Locale,
  facts: QuotedFacts = {},
): TableView {
  return {
    caption: typeset(caption, locale),
    head: head.map((name) => typeset(name, locale)),
    rows: rows.map((row) =>
      row.map((cell) => ({ html: renderInline(fillFacts(cell, locale, facts), locale) })),
    ),
  };
}
