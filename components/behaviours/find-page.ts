import { foldText } from '#lib/core/fold-text';
import { hasWords, listWords } from '#lib/core/folded-words';
import { markLetters } from '#lib/search/mark-letters';
import { listPrinted, printedEvent } from '#lib/search/printed';
import type { Behaviour } from './behaviour';
import { listenToField } from './find-field';

/** More names would be a second list of results. */
const namesAtMost = 6;
/** Fewer letters are in nearly every name. */
const shortest = 2;

/** How well a name fits: it begins with what was typed, a word of it does, or it only has it. */
function rateName(name: string, words: readonly string[], language: string): number {
  const own = listWords(name, language);
  if (!hasWords(own, words)) return 0;
  const [first = ''] = words;
  if (foldText(name, language).startsWith(first)) return 3;
  return own.some((word) => word.startsWith(first)) ? 2 : 1;
}

/** The name of the line and of the stations from which a station branches off, from the line on. */
function listAbove(station: Element): string[] {
  const above = station.parentElement?.closest('li');
  const name = above?.querySelector(':scope > a, :scope > details > summary')?.textContent;
  if (above) return [...listAbove(above), name ?? ''];
  return [station.closest('section')?.querySelector('h2')?.textContent ?? ''];
}

/** Pages are named in the language of the document. */
const languageOf = ({ ownerDocument }: Element): string => ownerDocument.documentElement.lang;

/** The pages of the lines that have all words in their names, those first that fit best. */
export function findNames(lines: HTMLElement, words: readonly string[]): HTMLAnchorElement[] {
  return [...lines.querySelectorAll<HTMLAnchorElement>('section li > a')]
    .map((link) => ({ link, rating: rateName(link.textContent, words, languageOf(lines)) }))
    .filter(({ rating }) => rating > 0)
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ link }) => link);
}

function create<T extends 'li' | 'a' | 'p' | 'mark'>(
  tag: T,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

function createItem(link: HTMLAnchorElement, words: readonly string[]): HTMLElement {
  const parts = markLetters(link.textContent, words, languageOf(link));
  const named = create('a', ...parts.map(({ text, isFound }) => (isFound ? create('mark', text) : text)));
  named.href = link.getAttribute('href') ?? '';
  return create(
    'li',
    named,
    create('p', link.parentElement ? listAbove(link.parentElement).join(' / ') : ''),
  );
}

/** Lists the pages that have the words of a text in their names and stand in no result; without any the list is not there. */
export function showPages(lines: HTMLElement, text: string): void {
  const list = lines.querySelector('details');
  const words = text.trim().length < shortest ? [] : listWords(text, languageOf(lines));
  const printed = listPrinted(lines.closest('main') ?? lines);
  const links = (words.length > 0 ? findNames(lines, words) : [])
    .filter((link) => !printed.has(link.getAttribute('href')))
    .slice(0, namesAtMost);
  lines.toggleAttribute('data-found', links.length > 0);
  if (!list) return;
  list.hidden = links.length === 0;
  list.querySelector('ul')?.replaceChildren(...links.map((link) => createItem(link, words)));
}

/** Where the list stands beside the results it is open; below them it is a line that opens. */
const hasRoom = '(width >= 80rem)';

/** The field of the search page finds pages by their names too, beside what the search finds in the texts. */
export const findPageBehaviour: Behaviour = (lines, { signal }) => {
  const list = lines.querySelector('details');
  if (list) list.open = matchMedia(hasRoom).matches;
  const field = listenToField(lines, signal, { show: (text) => showPages(lines, text) });
  lines
    .closest('main')
    ?.addEventListener(printedEvent, () => showPages(lines, field?.value ?? ''), { signal });
};
