import { isComposing } from '#lib/core/composition';
import { writeChoice } from '#lib/core/list-filter';
import { onQuery, replaceQuery } from '#lib/page-data/browser/address-query';

export type FieldActions = {
  /** Shows the items that match a text. */
  readonly show: (text: string) => void;
  /** Called on Enter with a text that is not empty. */
  readonly enter?: (text: string) => void;
};

/** Keeps the text in the URL query, under the given name. */
function syncWithQuery(field: HTMLInputElement, name: string, show: () => void, signal: AbortSignal): void {
  const read = (): void => {
    field.value = new URLSearchParams(location.search).get(name) ?? '';
  };
  const write = (): void =>
    replaceQuery(writeChoice(location.search, { [name]: field.value.trim() }, [name]));
  field.addEventListener('input', write, { signal });
  const follow = (): void => {
    read();
    show();
  };
  onQuery(follow, signal);
  read();
}

/**
 * Filters the list of a page while the visitor types into its find field.
 * @returns the field; null if the page has none
 */
export function listenToField(
  list: HTMLElement,
  signal: AbortSignal,
  { show, enter }: FieldActions,
): HTMLInputElement | null {
  const page = list.closest('main') ?? list.ownerDocument;
  const field = page.querySelector<HTMLInputElement>('[data-find-field]');
  if (!field) return null;
  const showTyped = (): void => show(field.value);
  field.addEventListener('input', showTyped, { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && !isComposing(event) && field.value.trim()) enter?.(field.value);
    },
    { signal },
  );
  const { findParameter } = field.dataset;
  if (findParameter) syncWithQuery(field, findParameter, showTyped, signal);
  // Browsers restore the text after a reload.
  showTyped();
  return field;
}
