import { drawBarChart } from '#lib/charts/bar-chart';
import type { BarRow } from '#lib/charts/bar-chart-frame';
import { drawBarPair } from '#lib/charts/bar-thumbnails';
import type { Chart } from '#lib/core/chart';
import { formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { CaseStudyEntry, MeasureUnit } from './schema';

type Measure = CaseStudyEntry['measures'][number];

/** Value of a measure before or after, with its unit, and its label in the chart. */
type End = { readonly value: number; readonly label: string; readonly name: string };

/** Measure as the charts draw it. */
type Change = {
  readonly name: string;
  readonly before: End;
  readonly after: End;
  /** Natural end of the scale, such as 100 of a percentage. */
  readonly whole?: End | undefined;
  /** Difference, with sign and unit. */
  readonly change: string;
};

/** Number of decimals, at most two. */
const countDigits = (value: number): number => Math.min(2, String(value).split('.')[1]?.length ?? 0);

/** Number with its unit. */
function writeValue(value: number, unit: MeasureUnit, locale: Locale): string {
  const t = translate.caseStudies[locale];
  if (unit === 'percent') return formatPercent(value, locale, countDigits(value));
  const number = formatNumber(value, locale);
  switch (unit) {
    case 'minutes':
      return t('unitMinutes', { value: number });
    case 'hours':
      return t('unitHours', { value: number });
    case 'days':
      return t('unitDays', { value: number });
    case 'count':
      return number;
  }
}

/** Difference with its sign; of two percentages in percentage points. */
export function writeChange({ before, after, unit }: Measure, locale: Locale): string {
  const change = Math.round((after.value - before.value) * 100) / 100;
  const sign = change > 0 ? '+' : '';
  if (unit !== 'percent') return sign + writeValue(change, unit, locale);
  const value = sign + formatNumber(change, locale);
  return translate.caseStudies[locale]('unitPoints', { value });
}

function toEnd(value: number, unit: MeasureUnit, name: string, locale: Locale): End {
  return { value, label: writeValue(value, unit, locale), name };
}

/** Converts a measure for the charts. */
export function toChange(measure: Measure, locale: Locale): Change {
  const { name, unit, before, after } = measure;
  const t = translate.caseStudies[locale];
  return {
    name,
    before: toEnd(before.value, unit, t('before'), locale),
    after: toEnd(after.value, unit, t('after'), locale),
    whole: unit === 'percent' ? toEnd(100, unit, '', locale) : undefined,
    change: writeChange(measure, locale),
  };
}

const findMost = ({ before, after, whole }: Change): number =>
  whole?.value ?? (Math.max(before.value, after.value) || 1);

/** Bars of a measure on its own scale: before, and after with the change. */
function listRows(change: Change, group?: string): BarRow[] {
  const { before, after, whole } = change;
  const amount = findMost(change);
  return [
    {
      group,
      name: before.name,
      parts: [{ amount: before.value, share: before.label, series: 'side' }],
      whole: { amount, text: whole?.label },
    },
    {
      name: after.name,
      parts: [{ amount: after.value, share: after.label, name: change.change, series: 'main' }],
      whole: { amount, text: whole && '' },
    },
  ];
}

/** The measure as a sentence. */
function writeProof({ name, before, after }: Change, locale: Locale): string {
  return translate.caseStudies[locale]('proof', { name, before: before.label, after: after.label });
}

/** The two periods, if they are the same for all measures. */
function findPeriods(measures: readonly Measure[]): { before: string; after: string } | undefined {
  const [before, ...others] = new Set(measures.map((measure) => measure.before.period));
  const [after, ...more] = new Set(measures.map((measure) => measure.after.period));
  if (!before || !after || others.length > 0 || more.length > 0) return undefined;
  return { before, after };
}

/** Data table of a chart; cells contain their period if it is not the same for all measures. */
function buildTable(measures: readonly Measure[], title: string, locale: Locale): Chart['table'] {
  const t = translate.caseStudies[locale];
  const isShared = findPeriods(measures) !== undefined;
  const rows = measures.map((measure) => {
    const { name, before, after, change } = toChange(measure, locale);
    const ends = isShared
      ? [before.label, after.label]
      : [`${before.label}, ${measure.before.period}`, `${after.label}, ${measure.after.period}`];
    return [name, ...ends, change, measure.source];
  });
  const head = [t('measure'), t('before'), t('after'), t('change'), t('source')];
  return { caption: title, head, rows, numeric: isShared ? [1, 2, 3] : [3] };
}

/** Chart of all measures of a study, two bars each. */
export function buildMeasuresChart({ measures, locale }: Pick<CaseStudyEntry, 'measures' | 'locale'>): Chart {
  const t = translate.caseStudies[locale];
  const changes = measures.map((measure) => toChange(measure, locale));
  const title = t('chart');
  const periods = findPeriods(measures);
  return {
    title,
    ...(periods && { note: t('chartNote', periods) }),
    alt: changes.map((change) => writeProof(change, locale)).join(' '),
    drawings: drawBarChart({ rows: changes.flatMap((change) => listRows(change, change.name)) }, 'full'),
    table: buildTable(measures, title, locale),
    tableLabel: t('asTable'),
  };
}

/** Chart of one measure. Its two periods may be long, so they are in the note instead of the bar names. */
export function buildLargeChart(measure: Measure, locale: Locale): Chart {
  const t = translate.caseStudies[locale];
  const change = toChange(measure, locale);
  const periods = t('chartNote', { before: measure.before.period, after: measure.after.period });
  return {
    title: measure.name,
    note: `${periods} ${t('source')}: ${measure.source}`,
    alt: writeProof(change, locale),
    drawings: drawBarChart({ rows: listRows(change) }, 'full'),
    table: buildTable([measure], measure.name, locale),
    tableLabel: t('asTable'),
  };
}

/** Measure as a small chart for list rows. */
export function toThumbnail(measure: Measure, locale: Locale) {
  const change = toChange(measure, locale);
  return {
    name: measure.name,
    change: `${change.before.label} → ${change.after.label}`,
    alt: writeProof(change, locale),
    drawing: drawBarPair(
      [
        { amount: change.before.value, label: change.before.label, series: 'side' },
        { amount: change.after.value, label: change.after.label, series: 'main' },
      ],
      findMost(change),
    ),
  };
}
