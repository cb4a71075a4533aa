import { basePath } from '#lib/core/base-path';
import { findLateScripts } from './late-scripts';

/** The pattern of addresses below the base path, where there is one. */
function underBase(pattern: RegExp): RegExp {
  if (!process.env.BASE_PATH) return pattern;
  const { source, flags } = pattern;
  return new RegExp(source.replace('(\\/_next', `(${basePath.replaceAll('.', '\\.')}\\/_next`), flags);
}

const reference = underBase(/<(?:link|script)\b[^>]*?\s(?:href|src)="(\/_next\/static\/[^"]+)"[^>]*>/g);

/**
 * Lists the hashed files that a document loads: fonts and scripts, without those for browsers too old
 * to run a service worker. Links that are disabled load nothing: their styles stand in the document.
 */
export function findFiles(html: string): string[] {
  const elements = [...html.matchAll(reference)].filter(
    ([element]) => !/\s(?:nomodule|disabled)\b/i.test(element),
  );
  return [...new Set([...elements.map(([, file = '']) => file), ...findLateScripts(html)])].sort();
}

/** A style sheet that stands in a document: its address, and its text. */
export type InlineSheet = { readonly address: string; readonly css: string };

const sheetMark = underBase(/\/\*(\/_next\/static\/[^*]+\.css)\*\//);

/** Writes a style sheet for the one style element of a document, behind its address. */
export function formatInlineSheet(address: string, css: string): string {
  return `/*${address}*/${css}`;
}

/** Lists the style sheets that stand in a document, so that they need not be fetched to be kept. */
export function findInlineSheets(html: string): InlineSheet[] {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const [, ...parts] = styles.split(sheetMark);
  return parts.flatMap((address, index) =>
    index % 2 === 0 ? [{ address, css: parts[index + 1] ?? '' }] : [],
  );
}
