import { findLateScripts } from './late-scripts';

const reference = /<(?:link|script)\b[^>]*?\s(?:href|src)="(\/_next\/static\/[^"]+)"[^>]*>/g;

/**
 * Lists the hashed files that a document loads: styles, fonts and scripts, without those for
 * browsers too old to run a service worker.
 */
export function findFiles(html: string): string[] {
  const elements = [...html.matchAll(reference)].filter(([element]) => !/\snomodule\b/i.test(element));
  return [...new Set([...elements.map(([, file = '']) => file), ...findLateScripts(html)])].sort();
}
