import type { DiagramData } from '#components/ui/diagram/types';
import { brand } from '#content/site/brand';
import type { Page } from '#lib/page/page';
import type { BaseView } from '#lib/page/template';
import { siteOrigin } from '#lib/pages/site-title';
import type { Card } from './card';

/** Some templates have a drawing of another kind under the same name. */
function isDiagram(value: unknown): value is DiagramData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'nodes' in value &&
    Array.isArray(value.nodes) &&
    'tracks' in value &&
    Array.isArray(value.tracks)
  );
}

function findDiagram(view: BaseView): DiagramData | undefined {
  return 'diagram' in view && isDiagram(view.diagram) ? view.diagram : undefined;
}

/** What the card of a page shows. Its kicker is the page above, unless that is the home page. */
export function toCard(page: Page): Card {
  return {
    id: page.id,
    title: page.name,
    kicker: page.trail.slice(1).at(-1)?.name,
    host: new URL(siteOrigin).host.replace(/^www\./, ''),
    brand: brand.name,
    diagram: findDiagram(page.view()),
  };
}
