import type { SearchDialog } from '#components/islands/search/search.client';
import { hasSearchKey } from '#components/islands/search/search-key';
import { stripBase } from '#lib/core/base-path';
import { isComposing } from '#lib/core/composition';
import { languageOfPath, type Language } from '#lib/i18n/languages';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';

const typedInto = 'input, textarea, select, [contenteditable]';

/** Whether a key opens the search: Ctrl-K or Command-K anywhere, `/` outside text fields, unless disabled. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || isComposing(event)) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !event.shiftKey;
  return key === '/' && !(target instanceof Element && target.closest(typedInto)) && hasSearchKey();
}

/** A click on a link to the search page that opens in this tab. */
function findClicked(event: MouseEvent): HTMLAnchorElement | null {
  const { button, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[data-search]');
}

type Dependencies = {
  readonly pages: Pick<PageSubscription, 'subscribe'>;
  readonly navigateTo: (href: string) => void;
};

/**
 * Opens the search in a dialog by button and shortcut. Its script is loaded on first use; if that fails, the
 * link opens the search page, as it does without script.
 */
export function addSearchBehaviour(document: Document, { pages, navigateTo }: Dependencies): void {
  const dialogs = new Map<Language, SearchDialog>();

  const makeDialog = async (link: HTMLAnchorElement, language: Language): Promise<SearchDialog> => {
    const { createSearchDialog } = await import('#components/islands/search/search.client');
    const dialog = dialogs.get(language) ?? createSearchDialog({ link, language });
    dialogs.set(language, dialog);
    return dialog;
  };
  const open = async (link: HTMLAnchorElement | null): Promise<void> => {
    // The search page has the field already.
    const field = document.querySelector<HTMLElement>('main [data-find-field]');
    if (field && link?.pathname === document.location.pathname) return field.focus();
    const language = languageOfPath(
      process.env.BASE_PATH ? stripBase(document.location.pathname) : document.location.pathname,
    );
    if (!link || !language) return;
    await makeDialog(link, language).then(
      (dialog) => dialog.open(),
      () => navigateTo(link.href),
    );
  };
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    void open(document.querySelector<HTMLAnchorElement>('a[data-search]'));
  });
  // Before the runtime, which would follow the link.
  document.addEventListener(
    'click',
    (event) => {
      const link = findClicked(event);
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      void open(link);
    },
    { capture: true },
  );
  pages.subscribe(() => dialogs.forEach((dialog) => dialog.close()));
}
