import type { DiagramData } from '#components/ui/diagram/types';
import { brand } from '#content/site/brand';
import type { Chart, Drawing } from '#lib/core/chart';
import type { Page } from '#lib/page-model/page';
import type { BaseView } from '#lib/page-model/template';
import { siteOrigin } from '#lib/page-model/site-url';
import type { Card } from './card';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Some templates have a drawing of another kind under the same name. */
const isDiagram = (value: unknown): value is DiagramData =>
  isObject(value) &&
  'nodes' in value &&
  Array.isArray(value.nodes) &&
  'paths' in value &&
  Array.isArray(value.paths);

const isDrawing = (value: unknown): value is Drawing =>
  isObject(value) && 'marks' in value && Array.isArray(value.marks);

const isChart = (value: unknown): value is Chart =>
  isObject(value) &&
  'drawings' in value &&
  isObject(value.drawings) &&
  'half' in value.drawings &&
  isDrawing(value.drawings.half);

function findDiagram(view: BaseView): DiagramData | undefined {
  return 'diagram' in view && isDiagram(view.diagram) ? view.diagram : undefined;
}

/** The first chart of a view, or of a part of it. */
function findChart(view: object): Drawing | undefined {
  const parts: readonly unknown[] = Object.values(view);
  const within = parts.flatMap((part): readonly unknown[] => (isObject(part) ? Object.values(part) : []));
  return [...parts, ...within].find(isChart)?.drawings.half;
}

/** What the card of a page shows. */
export function toCard(page: Page): Card {
  const view = page.view();
  const diagram = findDiagram(view);
  return {
    title: page.name,
    trail: [brand.name, ...page.trail.slice(1).map(({ name }) => name)],
    host: new URL(siteOrigin).host.replace(/^www\./, ''),
    brand: brand.name,
    diagram,
    chart: diagram ? undefined : findChart(view),
  };
}
