import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cached } from '#lib/config/content-store';
import { ContentError, type ContentProblem } from '#lib/content/content-error';
import { openApiPath } from '#lib/families/developers/openapi/openapi';
import { listRatePaths } from '#lib/families/exchange-rates/csv-files';
import { listGuidePaths } from '#lib/families/publications/guides';
import { classifyLink } from '#lib/core/link-kind';
import type { Page } from '#lib/page-model/page';
import { listHrefs } from '#lib/page-model/view-links';
import { listCalendarFiles } from './calendar-files';
import { listFeedPaths } from './feeds/feed-links';
import { licencesPath } from './licences-path';
import { findPage } from './registry';

/** Files that are none of the folder `public`, but made by the build. */
const listBuilt = cached(
  () =>
    new Set<string>([
      openApiPath,
      licencesPath,
      ...listGuidePaths(),
      ...listFeedPaths(),
      ...listRatePaths(),
      ...listCalendarFiles().map((file) => file.path),
    ]),
);

function describeFault(href: string, page: Page): string | undefined {
  if (/^javascript:/i.test(href)) return 'an address that leads somewhere';
  // Anything else would be relative to the page's address, which no text can know.
  if (!/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(href)) return 'an address that starts with https:// or with /';
  if (href.startsWith('#')) {
    return page.anchors().includes(href.slice(1)) ? undefined : 'a heading of this page';
  }
  const [address = '', fragment] = href.split('#', 2);
  const kind = classifyLink(address);
  if (kind === 'plain' && address.startsWith('/')) {
    const exists = listBuilt().has(address) || existsSync(path.join('public', address));
    return exists ? undefined : `a file public${address}`;
  }
  if (kind !== 'internal') return undefined;
  const target = findPage(address.split('?', 1)[0] ?? '');
  if (!target) return 'the address of a page, with its language and both slashes';
  return fragment === undefined || target.anchors().includes(fragment)
    ? undefined
    : `a heading of ${address}`;
}

/** The first line of a file that names a link, or the last part of its address as an id or a slug. */
function searchLine(file: string, href: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [id = ''] = href.replace(/^\/[a-z]{2}\/|\/$/g, '').split('#', 1);
  const names = [href, id, id.split('/').at(-1) ?? ''].filter((name) => name !== '');
  const index = names
    .map((name) => lines.findIndex((line) => line.includes(name)))
    .find((found) => found >= 0);
  return index === undefined ? undefined : index + 1;
}

function checkPage(page: Page): ContentProblem[] {
  const { file, links } = page.source;
  const found = links();
  const lines = new Map(found.map(({ href, line }) => [href, line]));
  // A table of contents names headings that the page itself prints.
  const hrefs = new Set([...lines.keys(), ...listHrefs(page.view())]);
  return [...hrefs].flatMap((href) => {
    const expected = describeFault(href, page);
    if (expected === undefined) return [];
    return [
      { file, line: lines.get(href) ?? searchLine(file, href), field: 'link', expected, found: `"${href}"` },
    ];
  });
}

/**
 * Looks for links to pages, headings and files that do not exist: in the texts, and in all that the
 * pages print.
 *
 * @throws ContentError with a line for every dead link
 */
export function checkLinks(pages: readonly Page[]): void {
  const problems = pages.flatMap(checkPage);
  if (problems.length > 0) throw new ContentError(problems);
}
