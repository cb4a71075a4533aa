import type { OnPage } from '#lib/page-data/browser/page-events';

/** The field of the search page chooses among its list; Enter follows the first page. */
async function findPages(field: HTMLInputElement, list: Element): Promise<void> {
  const { showPages, findFirst } = await import('./find-page');
  const show = (): void => showPages(list, field.value);
  field.addEventListener('input', show);
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && field.value.trim()) findFirst(list, field.value)?.click();
  });
  show();
}

/** The field of the questions chooses among them and their answers. */
async function findQuestions(field: HTMLInputElement, list: Element): Promise<void> {
  const { showQuestions } = await import('./find-question');
  const show = (): void => showQuestions(list, field.value);
  field.addEventListener('input', show);
  show();
}

/** Lets a page's field choose among its list while the visitor types. */
export function addFindPageBehaviour(onPage: OnPage): void {
  onPage((root) => {
    const field = root.querySelector<HTMLInputElement>('[data-find-page]');
    const pages = root.querySelector('[data-find-pages]');
    const questions = root.querySelector('[data-find-questions]');
    if (!field) return;
    // Without the script the whole list stands there, and the browser searches it.
    if (pages) void findPages(field, pages).catch(() => undefined);
    if (questions) void findQuestions(field, questions).catch(() => undefined);
  });
}
