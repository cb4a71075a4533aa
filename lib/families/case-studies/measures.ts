import { drawBarChart, type BarRow } from '#lib/charts/bar-chart';
import { drawBarPair } from '#lib/charts/bar-thumbnails';
import type { Chart } from '#lib/core/chart';
import { formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { CaseStudyEntry, MeasureUnit } from './schema';

type Measure = CaseStudyEntry['measures'][number];

/** A number with its unit, and when it was so. */
type End = { readonly value: number; readonly label: string; readonly name: string };

/** A measure as a chart draws it. */
type Change = {
  readonly name: string;
  readonly before: End;
  readonly after: End;
  /** Where its scale ends because there is no more, such as 100 of a percentage. */
  readonly whole?: End | undefined;
  /** The difference, signed and with its unit. */
  readonly change: string;
};

/** Digits behind the decimal sign: as many as a number has, two at most. */
const countDigits = (value: number): number => Math.min(2, String(value).split('.')[1]?.length ?? 0);

/** A number with its unit. */
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

/** The difference with its sign; that of two percentages is in points. */
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

/** A measure as a chart draws it, with its ends named by one word each. */
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

/** The bars of a measure on its own scale: what was so, what is so, and what that changes. */
function listRows(change: Change, group?: string): BarRow[] {
  const { before, after, whole } = change;
  const amount = findMost(change);
  return [
    {
      group,
      name: before.name,
      parts: [{ amount: before.value, share: before.label, track: 'side' }],
      whole: { amount, text: whole?.label },
    },
    {
      name: after.name,
      parts: [{ amount: after.value, share: after.label, name: change.change, track: 'main' }],
      whole: { amount, text: whole && '' },
    },
  ];
}

/** What a measure proves, in one sentence. */
function writeProof({ name, before, after }: Change, locale: Locale): string {
  return translate.caseStudies[locale]('proof', { name, before: before.label, after: after.label });
}

/** The two times, where all measures have the same. */
function findPeriods(measures: readonly Measure[]): { before: string; after: string } | undefined {
  const [before, ...others] = new Set(measures.map((measure) => measure.before.period));
  const [after, ...more] = new Set(measures.map((measure) => measure.after.period));
  if (!before || !after || others.length > 0 || more.length > 0) return undefined;
  return { before, after };
}

/** The numbers, each with its times where those are not the same for all. */
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

/** All measures of a study as two bars each. */
export function buildMeasuresChart({ measures, locale }: Pick<CaseStudyEntry, 'measures' | 'locale'>): Chart {
  const t = translate.caseStudies[locale];
  const changes = measures.map((measure) => toChange(measure, locale));
  const title = t('chart');
  const periods = findPeriods(measures);
  return {
    title,
    ...(periods && { note: t('chartNote', periods) }),
    sentence: changes.map((change) => writeProof(change, locale)).join(' '),
    drawings: drawBarChart({ rows: changes.flatMap((change) => listRows(change, change.name)) }, 'full'),
    table: buildTable(measures, title, locale),
    tableLabel: t('asTable'),
  };
}

/** One measure: its bars have short names, since its two times may be sentences; they stand in the note. */
export function buildLargeChart(measure: Measure, locale: Locale): Chart {
  const t = translate.caseStudies[locale];
  const change = toChange(measure, locale);
  const periods = t('chartNote', { before: measure.before.period, after: measure.after.period });
  return {
    title: measure.name,
    note: `${periods} ${t('source')}: ${measure.source}`,
    sentence: writeProof(change, locale),
    drawings: drawBarChart({ rows: listRows(change) }, 'full'),
    table: buildTable([measure], measure.name, locale),
    tableLabel: t('asTable'),
  };
}

/** A measure as a row of a list draws it: its name, the drawing, and what it proves. */
export function toThumb(measure: Measure, locale: Locale) {
  const change = toChange(measure, locale);
  return {
    name: measure.name,
    change: change.change,
    sentence: writeProof(change, locale),
    drawing: drawBarPair(
      [
        { amount: change.before.value, label: change.before.label, track: 'side' },
        { amount: change.after.value, label: change.after.label, track: 'main' },
      ],
      findMost(change),
    ),
  };
}
