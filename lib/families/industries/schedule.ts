import { drawSpans } from '#lib/charts/spans';
import type { Chart } from '#lib/core/chart';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { IndustryEntry } from './schema';

/** The sections from the first talk to the launch on one scale of months; what has no end stands aside. */
export function buildSchedule(
  { title, note, sentence, unit, head, spans }: IndustryEntry['schedule'],
  locale: Locale,
): Chart {
  return {
    title,
    note,
    sentence,
    drawings: drawSpans(
      {
        spans: spans.map(({ isOpen = false, ...span }) => ({ ...span, isOpen, isMain: !isOpen })),
        formatTick: (value) => (value === 0 ? unit : String(value)),
        from: 0,
      },
      'full',
    ),
    table: {
      caption: title,
      head,
      rows: spans.map(({ name, from, to, isOpen }) => [name, String(from), isOpen ? '–' : String(to)]),
      numeric: [1, 2],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}
