import { isComposing } from '#lib/core/composition';
import type { Language } from '#lib/i18n/languages';
import { draw } from './draw';
import { drawIcon } from './draw-icon';
import { openSearch } from './open-search';
import { hasSearchKey, setSearchKey } from './search-key';
import { createSearchPanel } from './search-panel';
import styles from './search-dialog.module.css';

export type SearchDialogOptions = {
  /** The link to the search page: its words, and what it says where a search fails. */
  readonly link: HTMLAnchorElement;
  readonly language: Language;
};

export type SearchDialog = { readonly open: () => void; readonly close: () => void };

function drawDialog(name: string, closeName: string) {
  const field = draw('input', { type: 'search', 'aria-label': name, placeholder: name, autocomplete: 'off' });
  const close = draw('button', { type: 'button', 'aria-label': closeName }, drawIcon('close'));
  const place = draw('div', {});
  const all = draw('a', { 'data-all': '' });
  const foot = draw('p', { 'data-foot': '' }, all);
  const head = draw('div', { role: 'search', 'data-head': '' }, drawIcon('search'), field, close);
  const dialog = draw('dialog', { 'aria-label': name, class: styles['dialog'] ?? '' }, head, place, foot);
  return { dialog, field, close, place, all, foot };
}

/** Turns `/` off and on. */
function drawKeyChoice(name: string): HTMLElement {
  const box = draw('input', { type: 'checkbox' });
  box.checked = hasSearchKey();
  box.addEventListener('change', () => setSearchKey(box.checked));
  return draw('label', {}, box, name);
}

type Parts = ReturnType<typeof drawDialog>;

/** Escape closes at once, also where the browser would empty the field first; so does a click beside the dialog. */
function listenToClose({ dialog, close }: Parts): void {
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    dialog.close();
  });
}

/**
 * Makes the dialog that searches from anywhere. It is there until its document is left; the browser
 * gives the focus back when it closes.
 */
export function createSearchDialog({ link, language }: SearchDialogOptions): SearchDialog {
  const search = openSearch(language);
  const { failed = '', close: closeName = '', search: name = '' } = link.dataset;
  const parts = drawDialog(name, closeName);
  const { dialog, field, place, all, foot } = parts;
  const leadOn = (query: string): void => {
    all.href = query ? `${link.pathname}?${new URLSearchParams({ q: query }).toString()}` : link.pathname;
  };
  const writeFoot = async (): Promise<void> => {
    const words = await search.entry().then(
      (entry) => entry.words,
      () => undefined,
    );
    all.textContent = words?.searchPage ?? link.textContent.trim();
    foot.replaceChildren(all, ...(words ? [drawKeyChoice(words.key)] : []));
  };
  createSearchPanel({
    field,
    place,
    language,
    search,
    failed,
    signal: new AbortController().signal,
    onChange: ({ query }) => leadOn(query),
  });
  listenToClose(parts);
  leadOn('');
  document.body.append(dialog);
  return {
    open: () => {
      void writeFoot();
      if (!dialog.open) dialog.showModal();
      field.select();
    },
    close: () => dialog.close(),
  };
}
