import { ContentError, formatProblem, gatherProblems, type ContentProblem } from '#lib/content/content-error';
import { languageCodes } from '#lib/i18n/languages';
import { checkLinks } from '#lib/pages/check-links';
import { readConsentTexts } from '#lib/pages/consent-texts';
import { families, listPages } from '#lib/pages/registry';
import { readSlice, sliceNames } from '#lib/pages/slices';
import { findWordingProblems } from './wording/check-wording';

/** Reads all content and makes every view, so that all that an editor has to mend is known at once. */
function readEverything(): number {
  gatherProblems(families, (family) => gatherProblems(languageCodes, (language) => family.pages(language)));
  const pages = listPages();
  // Links are looked for in the views: those must be sound before.
  gatherProblems(pages, (page) => [page.view(), page.source.links()]);
  checkLinks(pages);
  gatherProblems(languageCodes, readConsentTexts);
  gatherProblems(languageCodes, (language) => sliceNames.map((name) => readSlice(name, language)));
  const wording = findWordingProblems();
  if (wording.length > 0) throw new ContentError(wording);
  return pages.length;
}

/** One line per problem. A collection that cannot be read says so for every language that asks. */
async function describeProblems(problems: readonly ContentProblem[]): Promise<readonly string[]> {
  // Loaded only where it is needed: the TypeScript compiler takes its time.
  const { locateProblems } = await import('./locate-problems');
  return [...new Set(locateProblems(problems).map(formatProblem))];
}

/**
 * Checks the content before anything is built.
 *
 * @returns the number of pages; or one line per problem
 */
export async function checkContent(): Promise<
  { readonly pages: number } | { readonly problems: readonly string[] }
> {
  try {
    return { pages: readEverything() };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: await describeProblems(error.problems) };
  }
}
