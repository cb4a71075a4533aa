import { ContentError, formatProblem } from '#lib/content/content-error';
import { gatherProblems } from '#lib/content/collection';
import { locales } from '#lib/i18n/locales';
import { checkLinks } from '#lib/pages/check-links';
import { families, listPages } from '#lib/pages/registry';
import { readSlice, sliceNames } from '#lib/pages/slices';

/** Reads all content and makes every view, so that all that an editor has to mend is known at once. */
function readEverything(): number {
  gatherProblems(families, (family) => gatherProblems(locales, (locale) => family.pages(locale)));
  const pages = listPages();
  gatherProblems(pages, (page) => page.source?.links());
  checkLinks(pages);
  gatherProblems(pages, (page) => page.view());
  gatherProblems(locales, (locale) => sliceNames.map((name) => readSlice(name, locale)));
  return pages.length;
}

/**
 * Checks the content before anything is built.
 *
 * @returns the number of pages; or one line per problem
 */
export function checkContent(): { readonly pages: number } | { readonly problems: readonly string[] } {
  try {
    return { pages: readEverything() };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // A collection that cannot be read says so for every language that asks.
    return { problems: [...new Set(error.problems.map(formatProblem))] };
  }
}
