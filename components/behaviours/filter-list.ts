import {
  countWith,
  fitsChoice,
  nameOption,
  readChoice,
  writeChoice,
  type Choice,
  type KnownValues,
} from '#lib/core/list-filter';
import { onQuery, replaceQuery } from '#lib/page-data/browser/address-query';
import type { Behaviour } from './behaviour';
import { onReset, revealTargets, showGroups, showListState } from './list-state';

const itemSelector = '[data-filter-values]';

const listSelects = (filter: ParentNode): HTMLSelectElement[] => [...filter.querySelectorAll('select')];

const valuesOf = ({ dataset }: HTMLElement): string => dataset['filterValues'] ?? '';

/** The values that the filter offers. */
const listKnown = (filter: ParentNode): KnownValues =>
  Object.fromEntries(
    listSelects(filter).map(({ name, options }) => [
      name,
      [...options].map(({ value }) => value).filter(Boolean),
    ]),
  );

/** What the controls are set to. */
const readControls = (filter: ParentNode): Choice =>
  Object.fromEntries(
    listSelects(filter)
      .filter(({ value }) => value)
      .map(({ name, value }) => [name, value]),
  );

/** Sets a control; what would leave nothing cannot be chosen, unless it is already. */
function showOptions(select: HTMLSelectElement, choice: Choice, items: readonly string[]): void {
  select.value = choice[select.name] ?? '';
  for (const option of select.options) {
    if (!option.value) continue;
    const count = countWith(items, choice, select.name, option.value);
    option.textContent = nameOption(option.dataset['name'] ?? option.value, count);
    option.disabled = count === 0 && !option.selected;
  }
}

/** Leaves those items in the list that have what is chosen. */
function showChoice(filter: HTMLElement, page: ParentNode, choice: Choice): void {
  const items = [...page.querySelectorAll<HTMLElement>(itemSelector)];
  const values = items.map(valuesOf);
  const isAsked = Object.keys(choice).length > 0;
  for (const select of listSelects(filter)) showOptions(select, choice, values);
  for (const item of items) {
    // Items that stand elsewhere on the page too are in the list only while it is filtered.
    const isRepeated = item.dataset['filterRepeated'] !== undefined;
    item.hidden = !fitsChoice(valuesOf(item), choice) || (isRepeated && !isAsked);
  }
  showGroups(page, itemSelector);
  const shown = values.filter((item) => fitsChoice(item, choice)).length;
  showListState(filter, isAsked ? { shown } : null);
}

/**
 * Lets visitors choose among the list of a page: the controls, the list, the counts and the address
 * always say the same. Without the script the whole list stands there, and no control.
 */
export const filterListBehaviour: Behaviour = (filter, { signal }) => {
  const page = filter.closest('main') ?? filter.ownerDocument.body;
  const known = listKnown(filter);
  const follow = (): void => showChoice(filter, page, readChoice(location.search, known));
  const choose = (choice: Choice): void => {
    replaceQuery(writeChoice(location.search, choice, Object.keys(known)));
    showChoice(filter, page, choice);
  };
  const showAll = (): void => choose({});
  filter.addEventListener('change', () => choose(readControls(filter)), { signal });
  onReset(filter, showAll, { signal, focus: filter.querySelector('select') });
  revealTargets(page, showAll, signal);
  onQuery(follow, signal);
  follow();
};
