import { drawGantt } from '#lib/charts/gantt';
import { addMonths } from '#lib/core/add-months';
import type { Chart } from '#lib/core/chart';
import { formatDay, formatMonths } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { readChangelogWords } from './changelog/schema';

type Changelog = Pick<ReturnType<typeof readChangelogWords>, 'support'> & {
  readonly items: readonly { readonly day: string }[];
};

/** A day as a fraction of years, in which every month is a twelfth. */
function toYears(iso: string): number {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return year + (month - 1 + (day - 1) / 31) / 12;
}

/** Chart of the support periods of all versions; the newest is highlighted. */
export function buildSupport({ items, support }: Changelog, locale: Locale): Chart {
  const { months, title, until, newest, alt, head } = support;
  const names = formatMonths(locale);
  const versions = items.map(({ day }) => ({ day, last: addMonths(day, months) }));
  const spans = versions.map(({ day, last }, index) => ({
    name: day,
    from: toYears(day),
    to: toYears(last),
    text: `${index === 0 ? newest : until} ${formatDay(last, locale)}`,
    isMain: index === 0,
  }));
  return {
    title,
    alt,
    drawings: drawGantt(
      {
        // Whole half-years, so that labels are equally far apart.
        from: Math.floor(2 * Math.min(...spans.map(({ from }) => from))) / 2,
        to: Math.ceil(2 * Math.max(...spans.map(({ to }) => to))) / 2,
        spans,
        formatTick: (value) => `${names[Math.round((value % 1) * 12)] ?? ''} ${Math.floor(value)}`,
      },
      'full',
    ),
    table: {
      caption: title,
      head,
      rows: versions.map(({ day, last }) => [day, formatDay(day, locale), formatDay(last, locale)]),
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}
