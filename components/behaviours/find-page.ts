import { foldText } from '#lib/core/fold-text';
import type { Behaviour } from './behaviour';
import { listenToField } from './find-field';

/** The words of a text, without accents and capitals. */
export const listWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);

function hasWords(link: HTMLAnchorElement | null, words: readonly string[]): boolean {
  const name = foldText(link?.textContent ?? '');
  return words.every((word) => name.includes(word));
}

/** Shows a station if its name, or one on its branch, has every word that was typed. */
function showStation(item: HTMLElement, words: readonly string[]): boolean {
  const branch = [...item.querySelectorAll<HTMLElement>('li')].map((below) => showStation(below, words));
  const isShown = branch.includes(true) || hasWords(item.querySelector('a'), words);
  item.hidden = !isShown;
  return isShown;
}

/** A line is there as long as one of its stations is. */
function showLine(line: HTMLElement, words: readonly string[]): boolean {
  const stations = [...line.querySelectorAll<HTMLElement>('li')].filter(
    ({ parentElement }) => !parentElement?.closest('li'),
  );
  const isShown = stations.map((station) => showStation(station, words)).includes(true);
  line.hidden = !isShown;
  return isShown;
}

/** What opens on request opens by itself while something is looked for. */
function openFolds(list: ParentNode, isOpen: boolean): void {
  for (const fold of list.querySelectorAll('details')) fold.open = isOpen;
}

/** @returns whether a page has all words in its name */
function chooseByWords(list: ParentNode, words: readonly string[]): boolean {
  openFolds(list, words.length > 0);
  return [...list.querySelectorAll<HTMLElement>('section')]
    .map((line) => showLine(line, words))
    .includes(true);
}

/** Leaves those pages in the list that have the words of a text in their names, and marks the list; all, where no page has them. */
export function showPages(list: HTMLElement, text: string): void {
  const words = listWords(text);
  const isFound = chooseByWords(list, words) && words.length > 0;
  list.toggleAttribute('data-found', isFound);
  if (!isFound) chooseByWords(list, []);
}

/** The field of the search page chooses among its list too, below what the search finds in the texts. */
export const findPageBehaviour: Behaviour = (list, { signal }) =>
  listenToField(list, signal, { show: (text) => showPages(list, text) });
