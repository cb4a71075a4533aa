import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type ContentProblem } from '#lib/content/content-error';
import type { FoundLink } from '#lib/content/markdown/inspect';
import type { Page } from '#lib/content/page';
import { classifyLink } from '#lib/core/link-kind';
import { findPage } from './registry';

function describeFault(href: string, page: Page): string | undefined {
  if (/^javascript:/i.test(href)) return 'an address that leads somewhere';
  // Anything else would be relative to the page's address, which no text can know.
  if (!/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(href)) return 'an address that starts with https:// or with /';
  if (href.startsWith('#'))
    return page.anchors?.().includes(href.slice(1)) ? undefined : 'a heading of this page';
  const [address = '', fragment] = href.split('#', 2);
  if (classifyLink(address) === 'plain' && address.startsWith('/'))
    return existsSync(path.join('public', address)) ? undefined : `a file public${address}`;
  if (classifyLink(address) !== 'internal') return undefined;
  const target = findPage(address);
  if (!target) return 'the address of a page, with its language and both slashes';
  return fragment === undefined || target.anchors?.().includes(fragment)
    ? undefined
    : `a heading of ${address}`;
}

function checkLink({ href, line }: FoundLink, page: Page, file: string): ContentProblem[] {
  const expected = describeFault(href, page);
  return expected ? [{ file, line, field: 'link', expected, found: `"${href}"` }] : [];
}

/**
 * Looks for links to pages, headings and files that do not exist.
 *
 * @throws ContentError with a line for every dead link
 */
export function checkLinks(pages: readonly Page[]): void {
  const problems = pages.flatMap((page) => {
    const { source } = page;
    return source ? source.links().flatMap((link) => checkLink(link, page, source.file)) : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
}
