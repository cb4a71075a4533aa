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

const listKnown = (filter: ParentNode): KnownValues =>
  Object.fromEntries(
    listSelects(filter).map(({ name, options }) => [
      name,
      [...options].map(({ value }) => value).filter(Boolean),
    ]),
  );

const readControls = (filter: ParentNode): Choice =>
  Object.fromEntries(
    listSelects(filter)
      .filter(({ value }) => value)
      .map(({ name, value }) => [name, value]),
  );

/** Updates a select: its value, the counts, and options without results as disabled. */
function showOptions(select: HTMLSelectElement, choice: Choice, items: readonly string[]): void {
  select.value = choice[select.name] ?? '';
  for (const option of select.options) {
    if (!option.value) continue;
    const count = countWith(items, choice, select.name, option.value);
    option.textContent = nameOption(option.dataset['name'] ?? option.value, count);
    option.disabled = count === 0 && !option.selected;
  }
}

/** Shows the items that match the choice, and updates controls, groups and status. */
function showChoice(filter: HTMLElement, page: ParentNode, choice: Choice): void {
  const items = [...page.querySelectorAll<HTMLElement>(itemSelector)];
  const values = items.map(valuesOf);
  const isFiltered = Object.keys(choice).length > 0;
  for (const select of listSelects(filter)) showOptions(select, choice, values);
  for (const item of items) {
    // Items that also appear elsewhere on the page are listed only while the list is filtered.
    const isRepeated = item.dataset['filterRepeated'] !== undefined;
    item.hidden = !fitsChoice(valuesOf(item), choice) || (isRepeated && !isFiltered);
  }
  showGroups(page, itemSelector);
  const shown = values.filter((item) => fitsChoice(item, choice)).length;
  showListState(filter, isFiltered ? { shown } : null);
}

/** Filters the list of a page, with the choice in the URL query. Without script, the whole list shows without controls. */
export const filterListBehaviour: Behaviour = (filter, { signal }) => {
  const page = filter.closest('main') ?? filter.ownerDocument.body;
  const knownValues = listKnown(filter);
  const follow = (): void => showChoice(filter, page, readChoice(location.search, knownValues));
  const choose = (choice: Choice): void => {
    replaceQuery(writeChoice(location.search, choice, Object.keys(knownValues)));
    showChoice(filter, page, choice);
  };
  const showAll = (): void => choose({});
  filter.addEventListener('change', () => choose(readControls(filter)), { signal });
  onReset(filter, showAll, { signal, focus: filter.querySelector('select') });
  revealTargets(page, showAll, signal);
  onQuery(follow, signal);
  follow();
};
