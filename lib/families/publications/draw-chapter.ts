import { drawBarChart } from '#lib/charts/bar-chart';
import { drawSizes } from '#lib/charts/draw-sizes';
import { drawGantt } from '#lib/charts/gantt';
import { drawOwnershipTree } from '#lib/charts/ownership-tree';
import { drawRunningTotals } from '#lib/charts/running-totals';
import type { Chart } from '#lib/core/chart';
import { formatNumber, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { listDrawings, type ChapterDrawing } from './chapter-drawings';
import type { PublicationEntry } from './schema';
import { drawSettlement } from './settlement';

type Drawn = { readonly title: string; readonly alt: string; readonly drawings: Chart['drawings'] };

/** The first part is highlighted. */
const seriesOf = (index: number) => (index === 0 ? ('main' as const) : ('side' as const));

/** A sum as one bar of its parts. */
function drawDivision(
  parts: Extract<ChapterDrawing, { field: 'divisions' }>['drawn']['parts'],
): Chart['drawings'] {
  const named = parts.map(({ name, note, ...part }, index) => ({
    ...part,
    name: note ? `${name}, ${note}` : name,
    series: seriesOf(index),
  }));
  return drawBarChart({ rows: [{ name: '', parts: named }] });
}

/** Named steps and spans between them; the span over all steps is highlighted. */
const drawSequence = ({
  steps,
  spans,
}: Extract<ChapterDrawing, { field: 'sequence' }>['drawn']): Chart['drawings'] =>
  drawGantt({
    steps,
    formatTick: String,
    spans: spans.map(({ name, note, from, to }) => ({
      ...{ name, text: note, from: from - 1, to: to - 1 },
      isMain: from === 1 && to === steps.length,
    })),
  });

function draw({ field, drawn }: ChapterDrawing, locale: Locale): Chart['drawings'] {
  if (field === 'settlement') return drawSettlement(drawn, locale);
  if (field === 'divisions') return drawDivision(drawn.parts);
  if (field === 'comparisons') return drawBarChart(drawn);
  if (field === 'sequence') return drawSequence(drawn);
  if (field === 'totals') return drawRunningTotals({ ...drawn, zero: formatNumber(0, locale) });
  const write = (percent: number): string => formatPercent(percent, locale, 0);
  return drawSizes((width, size) => drawOwnershipTree(drawn, width, size, write), 'half');
}

/** Drawings of a publication in the order of their chapters. */
export const drawChapters = (entry: PublicationEntry): Drawn[] =>
  listDrawings(entry).map((item) => ({
    title: item.drawn.title,
    alt: item.drawn.alt,
    drawings: draw(item, entry.locale),
  }));
