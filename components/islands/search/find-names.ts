import { foldText } from '#lib/core/fold-text';
import { hasWords, listWords } from '#lib/core/folded-words';
import type { Language } from '#lib/i18n/languages';
import type { ExcerptPart } from '#lib/search/excerpt';
import { markLetters } from '#lib/search/mark-letters';

/** More names would look like a second list of results. */
const namesAtMost = 6;
/** Fewer letters are in nearly every name. */
const shortest = 2;

/** A page by its name in the list of all pages. */
export type NamedPage = {
  readonly path: string;
  readonly name: string;
  /** Its parents, from the line on: `Services / Cards`. */
  readonly above: string;
};

/** The names of the line and of the parents of a page. */
function listAbove(station: Element): string[] {
  const above = station.parentElement?.closest('li');
  const name = above?.querySelector(':scope > a, :scope > details > summary')?.textContent;
  if (above) return [...listAbove(above), name ?? ''];
  return [station.closest('section')?.querySelector('h2')?.textContent ?? ''];
}

/** The pages in the lines of the search page. */
export const readNames = (main: ParentNode | null | undefined): NamedPage[] =>
  [...(main?.querySelectorAll('section[id^="line-"] li > a') ?? [])].map((link) => ({
    path: link.getAttribute('href') ?? '',
    name: link.textContent,
    above: link.parentElement ? listAbove(link.parentElement).join(' / ') : '',
  }));

/** How well a name matches: by its start, by the start of a word, or anywhere. */
function rateName(name: string, words: readonly string[], language: Language): number {
  const own = listWords(name, language);
  if (!hasWords(own, words)) return 0;
  if (foldText(name, language).startsWith(words[0] ?? '')) return 3;
  return own.some((word) => word.startsWith(words[0] ?? '')) ? 2 : 1;
}

/** A page found by its name, with matches marked. */
export type FoundName = Omit<NamedPage, 'name'> & { readonly name: readonly ExcerptPart[] };

/**
 * Finds the pages with all words of a text in their names, best matches first.
 *
 * @param others paths of pages that are shown already
 */
export function findNames(
  pages: readonly NamedPage[],
  text: string,
  language: Language,
  others: ReadonlySet<string>,
): FoundName[] {
  const words = text.length < shortest ? [] : listWords(text, language);
  if (words.length === 0) return [];
  return pages
    .map((page) => ({ page, rating: rateName(page.name, words, language) }))
    .filter(({ page, rating }) => rating > 0 && !others.has(page.path))
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, namesAtMost)
    .map(({ page }) => ({ ...page, name: markLetters(page.name, words, language) }));
}
