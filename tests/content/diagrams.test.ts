import type { DiagramItem } from '#lib/content/diagram-schema';
import { listPages } from '#lib/pages/registry';

type Drawn = { readonly id: string; readonly locale: string; readonly diagram: DiagramItem };

/** Every diagram of the site: views hold theirs under `diagram`. */
const drawn: readonly Drawn[] = listPages().flatMap(({ id, path, locale, view }) => {
  const { diagram } = view() as { diagram?: DiagramItem };
  return diagram && path !== '/' ? [{ id, locale, diagram }] : [];
});

const german = new Map(drawn.filter(({ locale }) => locale === 'de').map(({ id, diagram }) => [id, diagram]));

/** The drawing without its words. */
const readForm = ({ nodes, tracks }: DiagramItem): unknown => ({ nodes: nodes.map(({ id, kind, at, aspect }) => ({ id, kind, at, aspect })), tracks });

describe('diagrams', () => {
  it.each(drawn.filter(({ locale }) => locale === 'en').map(({ id, diagram }) => [id || 'home', id, diagram] as const))('%s is the same drawing in both languages', (_name, id, diagram) => {
    const other = german.get(id);
    expect(other && readForm(other)).toEqual(readForm(diagram));
  });

  it('every service has one', () => {
    const services = listPages().filter(({ template, locale }) => template === 'service' && locale === 'en');
    expect(services.filter(({ id }) => !drawn.some((entry) => entry.id === id))).toEqual([]);
  });

  it.each(drawn.map(({ id, locale, diagram }) => [`${locale}/${id}`, diagram] as const))('%s: no word is too long for a phone', (_name, { nodes }) => {
    const words = nodes.flatMap(({ label, note = '' }) => `${label} ${note}`.split(/[\s-]/));
    expect(words.filter((word) => word.length > 20)).toEqual([]);
  });
});
