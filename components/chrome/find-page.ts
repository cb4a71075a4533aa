import { foldText } from '#lib/core/fold-text';

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

/** Leaves those pages in the list that have the words of a text in their names; says so where there is none. */
export function showPages(list: ParentNode, text: string): void {
  const words = listWords(text);
  openFolds(list, words.length > 0);
  const found = [...list.querySelectorAll<HTMLElement>('section')].map((line) => showLine(line, words));
  const status = list.querySelector<HTMLElement>('[data-nothing]');
  if (status) status.textContent = found.includes(true) ? '' : (status.dataset['nothing'] ?? '');
}

/** The first page that is left whose own name has the words. */
export function findFirst(list: ParentNode, text: string): HTMLAnchorElement | undefined {
  const words = listWords(text);
  return [...list.querySelectorAll<HTMLAnchorElement>('li a')].find((link) => hasWords(link, words));
}
