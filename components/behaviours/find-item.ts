import { hasWords, listWords } from '#lib/core/folded-words';
import { compareTexts } from '#lib/core/nearest';
import type { Behaviour } from './behaviour';
import { listenToField } from './find-field';
import { onReset, revealTargets, showGroups, showListState } from './list-state';

const itemSelector = '[data-find-names]';

/** Least similarity of a name and a mistyped text. */
const leastSimilarity = 0.5;

const namesOf = ({ dataset }: HTMLElement): string[] => (dataset['findNames'] ?? '').split('|');

const isSimilar = (item: HTMLElement, text: string): boolean =>
  namesOf(item).some((name) => compareTexts(name, text) >= leastSimilarity);

/** Items whose names contain all words of a text; without any, those with similar names. */
export function findItems(items: readonly HTMLElement[], text: string): HTMLElement[] {
  const { lang } = document.documentElement;
  const words = listWords(text, lang);
  const found = items.filter((item) => hasWords(listWords(namesOf(item).join(' | '), lang), words));
  return found.length > 0 ? found : items.filter((item) => isSimilar(item, text));
}

/** Dims links to hidden groups; they still work. */
function dimLinks(page: ParentNode): void {
  for (const group of page.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    const title = group.getAttribute('aria-labelledby') ?? '';
    const link = page.querySelector<HTMLElement>(`nav a[href="#${title}"]`);
    link?.toggleAttribute('data-dimmed', group.hidden !== false);
  }
}

/** Shows the items that match a text, and marks a single result. */
function showMatches(page: ParentNode, text: string): HTMLElement[] {
  const items = [...page.querySelectorAll<HTMLElement>(itemSelector)];
  const isFiltered = text.trim() !== '';
  const found = isFiltered ? findItems(items, text) : items;
  for (const item of items) {
    item.hidden = !found.includes(item);
    item.toggleAttribute('data-found', isFiltered && found.length === 1 && found[0] === item);
  }
  showGroups(page, itemSelector);
  dimLinks(page);
  showListState(page, isFiltered ? { shown: found.length } : null);
  return found;
}

/** Moves the focus to the offer of the first item, or opens its page. */
function openFirst([first]: readonly HTMLElement[]): void {
  const offer = first?.querySelector<HTMLElement>('[data-find-offer]');
  if (offer) offer.focus();
  else first?.querySelector('a')?.click();
}

/** Filters the items of a page by name, with the text in the URL query. */
export const findItemBehaviour: Behaviour = (list, { signal }) => {
  const page = list.closest('main') ?? list.ownerDocument.body;
  const field = listenToField(list, signal, {
    show: (text) => showMatches(page, text),
    enter: (text) => openFirst(showMatches(page, text)),
  });
  if (!field) return;
  const showAll = (): void => {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  onReset(page, showAll, { signal, focus: field });
  revealTargets(page, showAll, signal);
};
