import type { DiagramItem } from '#lib/content/diagram-schema';
import { listPages } from '#lib/registry/registry';
import { findCovered, findRunOver } from '#tests/support/jest/diagram-faults';

type Drawn = { readonly id: string; readonly locale: string; readonly diagram: DiagramItem };

/** Diagrams anywhere in a view. */
function findDiagrams(value: unknown): readonly DiagramItem[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('nodes' in value && 'paths' in value) return [value as DiagramItem];
  return Object.values(value).flatMap(findDiagrams);
}

const drawn: readonly Drawn[] = listPages().flatMap(({ id, locale, view }) =>
  findDiagrams(view()).map((diagram, index) => ({
    id: index === 0 ? id : `${id}#${index}`,
    locale,
    diagram,
  })),
);

describe('diagrams', () => {
  it.each(drawn.map(({ id, locale, diagram }) => [`${locale}/${id}`, diagram] as const))(
    '%s: every word is free',
    (_name, diagram) => {
      expect([...findCovered(diagram, 'wide'), ...findCovered(diagram, 'tall')]).toEqual([]);
    },
  );

  it.each(drawn.map(({ id, locale, diagram }) => [`${locale}/${id}`, diagram] as const))(
    '%s: no path runs over a stop that is not its own',
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
