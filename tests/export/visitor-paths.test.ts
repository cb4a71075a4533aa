import { locales, type Locale } from '#lib/i18n/locales';
import { isExported, readExported } from '#tests/support/exported';

/** What each kind of visitor comes for: a link, or the page with a form. */
const goals: readonly (readonly [visitor: string, goal: RegExp])[] = [
  ['an account holder whose card is lost', /^\/\w\w\/support\/#block$/],
  ['an account holder who looks for a number', /^\/\w\w\/support\/kontaro\/$/],
  ['a prospect', /^\/\w\w\/partners\/(?:\?[^#]*)?#enquiry$/],
  ['a developer whose call fails', /^\/\w\w\/status\/$/],
  ['a developer who wants to try the API', /^\/\w\w\/developers\/sandbox\/$/],
  ['an applicant', /^\/\w\w\/careers\/jobs\/principal-engineer-resilience\/$/],
  ['a journalist', /^mailto:press@/],
  ['an investor', /^\/documents\/investors\/.+\.csv$/],
  ['a person who wants to complain', /^\/\w\w\/complaint\/$/],
];

const hrefs = new Map<string, readonly string[]>();

/** Targets of the links in a document. */
function listLinks(path: string): readonly string[] {
  const file = `${path.replace(/[?#].*/, '')}index.html`;
  const known = hrefs.get(file);
  if (known) return known;
  const html = isExported(file) ? readExported(file) : '';
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);
  hrefs.set(file, links);
  return links;
}

/** Clicks from the home page to the first link that matches; Infinity beyond three. */
function countClicks(locale: Locale, goal: RegExp): number {
  let pages: readonly string[] = [`/${locale}/`];
  for (let clicks = 1; clicks <= 3; clicks++) {
    const links = new Set(pages.flatMap(listLinks));
    if ([...links].some((link) => goal.test(link))) return clicks;
    pages = [...links].filter((link) => link.startsWith(`/${locale}/`));
  }
  return Infinity;
}

describe.each(locales)('from the home page in %s, in at most three clicks', (locale) => {
  it.each(goals)('%s finds what they came for', (_, goal) => {
    expect(countClicks(locale, goal)).toBeLessThanOrEqual(3);
  });
});
