import { ContentError, gatherProblems } from '#lib/content/content-error';
import { languageCodes } from '#lib/i18n/languages';
import { checkLinks } from '#lib/registry/check-links';
import { readConsentTexts } from '#lib/registry/consent-texts';
import { describeProblems } from '#lib/registry/describe-problems';
import { families, listPages } from '#lib/registry/registry';
import { readSlice, sliceNames } from '#lib/registry/slices';
import { findWordingProblems } from './wording/check-wording';

/** Reads all content and creates every view, to report all problems at once. */
function readEverything(): number {
  gatherProblems(families, (family) => gatherProblems(languageCodes, (language) => family.pages(language)));
  const pages = listPages();
  // Links are extracted from the views, which must be valid first.
  gatherProblems(pages, (page) => [page.view(), page.source.links()]);
  checkLinks(pages);
  gatherProblems(languageCodes, readConsentTexts);
  gatherProblems(languageCodes, (language) => sliceNames.map((name) => readSlice(name, language)));
  return pages.length;
}

/**
 * Checks the content before the build.
 *
 * @returns the number of pages, or one line per problem
 */
export async function checkContent(): Promise<
  { readonly pages: number } | { readonly problems: readonly string[] }
> {
  try {
    const pages = readEverything();
    const wording = await findWordingProblems();
    if (wording.length > 0) throw new ContentError(wording);
    return { pages };
  } catch (error) {
    const problems = await describeProblems(error);
    if (!problems) throw error;
    return { problems };
  }
}
