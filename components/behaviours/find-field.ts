import { isComposing } from '#lib/core/composition';
import { writeChoice } from '#lib/core/list-filter';
import { onQuery, replaceQuery } from '#lib/page-data/browser/address-query';

export type FieldActions = {
  /** Leaves in the list what has the words of a text. */
  readonly show: (text: string) => void;
  /** What Enter does, with a text that is not empty. */
  readonly enter?: (text: string) => void;
};

/** Keeps what is typed in the address, under the name that the field gives. */
function keepInAddress(field: HTMLInputElement, name: string, show: () => void, signal: AbortSignal): void {
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
 * Lets the field of a page choose among its list while the visitor types. Without the script the whole
 * list stands there, and the browser searches it.
 *
 * @param list the list; the field is the one of the same page
 * @returns the field; null where the page has none
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
  if (findParameter) keepInAddress(field, findParameter, showTyped, signal);
  // A browser may have kept what was typed before a reload.
  showTyped();
  return field;
}
