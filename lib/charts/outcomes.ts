import { chartWidths, thumbnail, type Drawing, type Mark } from '#lib/core/chart';
import { wrapLabel } from '#lib/core/wrap-label';

/** How something may end, with what follows. */
export type Outcome = { readonly name: string; readonly note: string };

/** Measures in px: the track that comes in, where platforms begin, from one to the next. */
const trunk = 14;
const tile = 24;
const step = 74;
const lineHeight = 17;

function drawPlatform({ name, note }: Outcome, y: number, width: number): Mark[] {
  const left = trunk + tile;
  const lines = wrapLabel(note, width - left - 24, 13, 'note');
  return [
    { kind: 'line', role: 'main', d: `M${trunk} ${y - tile}L${left} ${y}H${width - 8}` },
    { kind: 'stop', x: width - 8, y },
    { kind: 'text', role: 'strong', x: left + 8, y: y - 11, text: name },
    ...lines.map(
      (text, index): Mark => ({
        kind: 'text',
        role: 'note',
        x: left + 8,
        y: y + 21 + index * lineHeight,
        text,
      }),
    ),
  ];
}

/**
 * One track that parts into as many platforms as there are outcomes; before the first switch stands
 * the signal of the check.
 */
export function drawOutcomes(outcomes: readonly Outcome[]): Drawing {
  const width = chartWidths.narrow;
  const top = 74;
  const last = top + (outcomes.length - 1) * step;
  return {
    width,
    height: last + 44,
    marks: [
      { kind: 'line', role: 'main', d: `M${trunk} 0V${last - tile + 2}` },
      ...outcomes.flatMap((outcome, index) => drawPlatform(outcome, top + index * step, width)),
      { kind: 'station', role: 'main', x: trunk, y: 22 },
    ],
  };
}

/** The same in small: one track above, and a platform for every further outcome below it. */
export function drawOutcomesThumbnail(outcomes: readonly Outcome[]): Drawing {
  const { width, height } = thumbnail;
  const between = (height - 16) / Math.max(1, outcomes.length - 1);
  const marks = outcomes.flatMap((_, index): Mark[] => {
    const y = 8 + index * between;
    const leaves = 24 + index * 30;
    const start = index === 0 ? 'M0 8' : `M${leaves} 8L${leaves + index * between} ${y}`;
    return [
      { kind: 'line', role: 'main', d: `${start}H${width - 4}` },
      { kind: 'line', role: 'edge', d: `M${width - 4} ${y - 5}v10` },
    ];
  });
  return { width, height, marks };
}
