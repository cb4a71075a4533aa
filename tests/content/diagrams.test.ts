import type { DiagramItem } from '#lib/content/diagram-schema';
import { layoutDiagram } from '#components/ui/diagram/layout';
import { listPages } from '#lib/pages/registry';

type Drawn = { readonly id: string; readonly locale: string; readonly diagram: DiagramItem };

/** The diagrams in a view, wherever they stand. */
function findDiagrams(value: unknown): readonly DiagramItem[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('nodes' in value && 'tracks' in value) return [value as DiagramItem];
  return Object.values(value).flatMap(findDiagrams);
}

/** Every diagram of the site. */
const drawn: readonly Drawn[] = listPages().flatMap(({ id, locale, view }) =>
  findDiagrams(view()).map((diagram, index) => ({
    id: index === 0 ? id : `${id}#${index}`,
    locale,
    diagram,
  })),
);

type Point = readonly [x: number, y: number];

/** The corners of a track's drawing. */
function readCorners(d: string): readonly Point[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MHVL])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, command, first, second]) => {
    if (command !== 'V') x = Number(first);
    if (command === 'V') y = Number(first);
    if (second !== undefined) y = Number(second);
    return [x, y];
  });
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
}

/** Nodes that a track runs through without naming them: it would read as if it stopped there. */
function findRunOver(diagram: DiagramItem, orientation: 'wide' | 'tall'): readonly string[] {
  const { nodes, tracks } = layoutDiagram(diagram, orientation);
  return tracks.flatMap(({ path, d }) => {
    const corners = readCorners(d);
    const isOn = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
      corners.some(
        (corner, index) => index > 0 && distance([x, y], corners[index - 1] ?? corner, corner) < 8,
      );
    return nodes
      .filter((node) => !path.includes(node.id) && isOn(node))
      .map(({ id }) => `${path.join(' → ')} runs over ${id}`);
  });
}

describe('diagrams', () => {
  it.each(drawn.map(({ id, locale, diagram }) => [`${locale}/${id}`, diagram] as const))(
    '%s: no track runs over a stop that is not its own',
    (_name, diagram) => {
      expect([...findRunOver(diagram, 'wide'), ...findRunOver(diagram, 'tall')]).toEqual([]);
    },
  );

  it.each(drawn.map(({ id, locale, diagram }) => [`${locale}/${id}`, diagram] as const))(
    '%s: no word is too long for a phone',
    (_name, { nodes }) => {
      const words = nodes.flatMap(({ label, note = '' }) => `${label} ${note}`.split(/[\s-]/));
      expect(words.filter((word) => word.length > 20)).toEqual([]);
    },
  );
});
