import { listTermLines } from '#lib/families/glossary/family';
import { drawPlan } from '#lib/families/knowledge/family';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { Page } from '#lib/page-model/page';
import type { KnowledgeFigure, KnowledgeHub } from '#lib/page-model/shared-data';
import { listPages } from './registry';

function findNewest(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const newest = new Map<string, Page>();
  for (const page of pages) {
    const { announcedAs: kind, modified } = page;
    if (kind === undefined || modified === undefined) continue;
    if (modified > (newest.get(kind)?.modified ?? '')) newest.set(kind, page);
  }
  return newest;
}

/** Swimlanes side by side get the same height, so that the texts below align. */
function alignSwimlanes(figures: ReadonlyMap<string, KnowledgeFigure>): [string, KnowledgeFigure][] {
  const height = Math.max(
    0,
    ...[...figures.values()].map(({ swimlanes }) => swimlanes?.drawings.half.height ?? 0),
  );
  return [...figures].map(([kind, figure]) => {
    if (!figure.swimlanes) return [kind, figure];
    const { drawings, alt } = figure.swimlanes;
    const half = { ...drawings.half, height };
    return [kind, { ...figure, swimlanes: { alt, drawings: { ...drawings, half } } }];
  });
}

/** The hub's drawings, from the pages of a language. */
export function drawKnowledgeHub(pages: readonly Page[], locale: Locale): KnowledgeHub {
  const localPages = pages.filter((page) => page.locale === locale);
  const newest = findNewest(localPages);
  const terms = localPages.filter(({ id }) => id.startsWith('glossary/')).length;
  const captions = new Map([['glossary', translate.glossary[locale]('count', { count: terms })]]);
  const figures = new Map<string, KnowledgeFigure>();
  for (const [kind, { name, modified = '', figure }] of newest) {
    captions.set(kind, `${name}, ${formatDay(modified, locale)}`);
    if (figure) figures.set(kind, figure());
  }
  return {
    plan: drawPlan(captions, locale),
    figures: Object.fromEntries(alignSwimlanes(figures)),
    lines: listTermLines(locale),
  };
}

/** Static query `knowledge-hub`: the newest item of each kind as a drawing. */
export function buildKnowledgeHub(locale: Locale): KnowledgeHub {
  return drawKnowledgeHub(listPages(), locale);
}
