import type { OnPage } from '#lib/page-data/browser/page-events';

/** Lets the field of the search page choose among its list while the visitor types; Enter follows the first page. */
export function addFindPageBehaviour(onPage: OnPage): void {
  onPage((root) => {
    const field = root.querySelector<HTMLInputElement>('[data-find-page]');
    const list = root.querySelector('[data-find-pages]');
    if (!field || !list) return;
    // Without the script the whole list stands there, and the browser searches it.
    void import('./find-page').then(
      ({ showPages, findFirst }) => {
        const show = (): void => showPages(list, field.value);
        field.addEventListener('input', show);
        field.addEventListener('keydown', ({ key }) => {
          if (key === 'Enter' && field.value.trim()) findFirst(list, field.value)?.click();
        });
        show();
      },
      () => undefined,
    );
  });
}
