import { unescapeHtml } from '#lib/core/html';

type Visit = (key: string, text: string) => void;

function visitTexts(value: unknown, visit: Visit, key = ''): void {
  if (typeof value === 'string') return visit(key, value);
  if (Array.isArray(value)) return value.forEach((part) => visitTexts(part, visit, `${key}[]`));
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) visitTexts(part, visit, name);
}

const hrefInHtml = /<(?:a|area)\b[^>]*?\bhref="([^"]+)"/g;
const idInHtml = /\bid="([^"]+)"/g;

/** Paths and URLs in a view: its path properties, and the links in its HTML. */
export function listHrefs(view: object): string[] {
  const found = new Set<string>();
  visitTexts(view, (key, text) => {
    // The `path` of a diagram's track is a list of nodes, not a URL.
    if (/^path$|[hH]ref$|Path$|[pP]aths\[\]$/.test(key)) found.add(text);
    else for (const [, href = ''] of text.matchAll(hrefInHtml)) found.add(unescapeHtml(href));
  });
  return [...found];
}

/** Ids that a page renders from its view: of its sections, and in its HTML. */
export function listAnchors(view: object): string[] {
  const found = new Set<string>();
  visitTexts(view, (key, text) => {
    if (key === 'id' || key === 'anchor') found.add(text);
    else for (const [, id = ''] of text.matchAll(idInHtml)) found.add(id);
  });
  return [...found];
}
