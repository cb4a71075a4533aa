import { drawTimescale } from '#lib/charts/timescale';
import type { Chart } from '#lib/core/chart';
import { translate } from '#lib/i18n/translate';
import type { CareersEntryOf } from './schema';

/** The steps of hiring on a line of days, and each with its day. */
export function buildHiring({ locale, hiring }: CareersEntryOf<'careers'>) {
  const t = translate.careers[locale];
  const nameOf = ({ day, title }: { readonly day: number; readonly title: string }): string =>
    t(day === 0 ? 'onDay' : 'byDay', { day, title });
  const last = hiring.items.at(-1)?.day ?? 1;
  const line: Pick<Chart, 'drawings' | 'sentence'> = {
    sentence: t('daysAsSteps', {
      count: hiring.items.length,
      days: last,
      steps: hiring.items.map(nameOf).join('; '),
    }),
    drawings: drawTimescale(
      {
        from: 0,
        to: last,
        unit: 1,
        tickForm: 'plates',
        ticks: hiring.items.map(({ day }) => ({ at: day, label: t('day', { day }) })),
        events: hiring.items.map(({ day, title }) => ({ at: day, title })),
      },
      'full',
    ),
  };
  return {
    line,
    items: hiring.items.map(({ day, title, html }) => ({ title: nameOf({ day, title }), html })),
  };
}
