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

const sheetMark = underBase(/\/\*(\/_next\/static\/[^*]+\.css)\*\//);

/** Formats a style sheet for the document's style element, preceded by its URL in a comment. */
export function formatInlineSheet(address: string, css: string): string {
  return `/*${address}*/${css}`;
}

/** Lists the style sheets inlined in a document, so that they can be cached without a request. */
export function findInlineSheets(html: string): InlineSheet[] {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const [, ...parts] = styles.split(sheetMark);
  return parts.flatMap((address, index) =>
    index % 2 === 0 ? [{ address, css: parts[index + 1] ?? '' }] : [],
  );
}
