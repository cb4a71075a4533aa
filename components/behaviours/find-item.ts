import { hasWords, listWords } from '#lib/core/folded-words';
import { compareTexts } from '#lib/core/nearest';
import type { Behaviour } from './behaviour';
import { listenToField } from './find-field';
import { onReset, revealTargets, showGroups, showListState } from './list-state';

const itemSelector = '[data-find-names]';

/** Names less alike are no typing errors of each other. */
const leastAlike = 0.5;

/** Names by which an item is found. */
const namesOf = ({ dataset }: HTMLElement): string[] => (dataset['findNames'] ?? '').split('|');

const isAlike = (item: HTMLElement, text: string): boolean =>
  namesOf(item).some((name) => compareTexts(name, text) >= leastAlike);

/** Items that have all words of a text in their names; where none has, those that it may have meant. */
export function findItems(items: readonly HTMLElement[], text: string): HTMLElement[] {
  const { lang } = document.documentElement;
  const words = listWords(text, lang);
  const found = items.filter((item) => hasWords(listWords(namesOf(item).join(' | '), lang), words));
  return found.length > 0 ? found : items.filter((item) => isAlike(item, text));
}

/** Links to parts that are not shown are dimmed; they still lead there. */
function dimLinks(page: ParentNode): void {
  for (const group of page.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    const title = group.getAttribute('aria-labelledby') ?? '';
    const link = page.querySelector<HTMLElement>(`nav a[href="#${title}"]`);
    link?.toggleAttribute('data-dimmed', group.hidden !== false);
  }
}

/** Leaves in the list what a text finds, and marks what it finds alone. */
function showFound(page: ParentNode, text: string): HTMLElement[] {
  const items = [...page.querySelectorAll<HTMLElement>(itemSelector)];
  const isAsked = text.trim() !== '';
  const found = isAsked ? findItems(items, text) : items;
  for (const item of items) {
    item.hidden = !found.includes(item);
    item.toggleAttribute('data-found', isAsked && found.length === 1 && found[0] === item);
  }
  showGroups(page, itemSelector);
  dimLinks(page);
  showListState(page, isAsked ? { shown: found.length } : null);
  return found;
}

/** Goes on with the first item: to what it offers, where it offers something, or to its page. */
function openFirst([first]: readonly HTMLElement[]): void {
  const offer = first?.querySelector<HTMLElement>('[data-find-offer]');
  if (offer) offer.focus();
  else first?.querySelector('a')?.click();
}

/** The field of a page chooses among its items by their names, and keeps what was typed in the address. */
export const findItemBehaviour: Behaviour = (list, { signal }) => {
  const page = list.closest('main') ?? list.ownerDocument.body;
  const field = listenToField(list, signal, {
    show: (text) => showFound(page, text),
    enter: (text) => openFirst(showFound(page, text)),
  });
  if (!field) return;
  const showAll = (): void => {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  onReset(page, showAll, { signal, focus: field });
  revealTargets(page, showAll, signal);
};
