export type FieldActions = {
  /** Leaves in the list what has the words of a text. */
  readonly show: (text: string) => void;
  /** What Enter does, with a text that is not empty. */
  readonly enter?: (text: string) => void;
};

/**
 * Lets the field of a page choose among its list while the visitor types. Without the script the whole
 * list stands there, and the browser searches it.
 *
 * @param list the list; the field is the one of the same page
 */
export function listenToField(list: HTMLElement, signal: AbortSignal, { show, enter }: FieldActions): void {
  const page = list.closest('main') ?? list.ownerDocument;
  const field = page.querySelector<HTMLInputElement>('[data-find-field]');
  if (!field) return;
  field.addEventListener('input', () => show(field.value), { signal });
  field.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter' && field.value.trim()) enter?.(field.value);
    },
    { signal },
  );
  // A browser may have kept what was typed before a reload.
  show(field.value);
}
