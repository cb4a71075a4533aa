import { basePath } from '#lib/core/base-path';
import { findLateScripts } from './late-scripts';

/** Adds the base path, if any, to a pattern of URLs. */
function underBase(pattern: RegExp): RegExp {
  if (!process.env.BASE_PATH) return pattern;
  const { source, flags } = pattern;
  return new RegExp(source.replace('(\\/_next', `(${basePath.replaceAll('.', '\\.')}\\/_next`), flags);
}

const reference = underBase(/<(?:link|script)\b[^>]*?\s(?:href|src)="(\/_next\/static\/[^"]+)"[^>]*>/g);

/**
 * Lists the hashed files that a document loads: fonts and scripts, except those for browsers without service
 * workers. Disabled links load nothing: their styles are inlined.
 */
export function findFiles(html: string): string[] {
  const elements = [...html.matchAll(reference)].filter(
    ([element]) => !/\s(?:nomodule|disabled)\b/i.test(element),
  );
  return [...new Set([...elements.map(([, file = '']) => file), ...findLateScripts(html)])].sort();
}

/** An inlined style sheet: its URL and text. */
export type InlineSheet = { readonly address: string; readonly css: string };

const disabledSheet = underBase(
  /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"[^>]* disabled=""\/>/g,
);

/** Separates the sheets in the style element; minified styles have no comments. */
const border = '/**/';

/** Joins style sheets for the document's style element. Their URLs are those of its disabled links, in order. */
export const joinInlineSheets = (sheets: readonly string[]): string => sheets.join(border);

/** Lists the style sheets inlined in a document, so that they can be cached without a request. */
export function findInlineSheets(html: string): InlineSheet[] {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const sheets = styles.split(border);
  const addresses = [...html.matchAll(disabledSheet)].map(([, address = '']) => address);
  if (addresses.length !== sheets.length) return [];
  return addresses.map((address, index) => ({ address, css: sheets[index] ?? '' }));
}
