import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ConsentStore } from '#lib/consent/store';
import type { Statuses } from '#lib/consent/status';
import type { ConsentTexts } from '#lib/registry/consent-texts';
import { ConsentPopup, type ConsentPopupProps } from './consent-popup';

export type PanelDependencies = {
  readonly document: Document;
  readonly store: Pick<ConsentStore, 'statuses' | 'decide'>;
  readonly refused: boolean;
  /** Texts in the page's language; undefined if they cannot be loaded. */
  readonly readTexts: () => Promise<ConsentTexts | undefined>;
};

export type ConsentPanel = {
  /** @returns false if the texts cannot be loaded */
  readonly show: (layer: ConsentPopupProps['layer']) => Promise<boolean>;
  readonly hide: () => void;
  readonly layer: () => ConsentPopupProps['layer'] | undefined;
};

/**
 * Placed right after the skip link, so that keyboard and screen reader reach it first; positioned outside the
 * page's flow.
 */
function createPlace(document: Document): { readonly place: HTMLElement; readonly status: HTMLElement } {
  const place = document.createElement('div');
  place.dataset['consent'] = '';
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  const skip = document.querySelector('.skip');
  if (skip) skip.after(place, status);
  else document.body.prepend(place, status);
  return { place, status };
}

/** The popup's root, created on first use. */
function createMount(document: Document) {
  let mounted:
    | (ReturnType<typeof createPlace> & { readonly root: ReturnType<typeof createRoot> })
    | undefined;
  let before: Element | null = null;
  return {
    noteFocus: (): void => {
      before = document.activeElement;
    },
    /** @param status text for screen readers */
    render: (popup: ReactNode, status: string): void => {
      if (!mounted) {
        const made = createPlace(document);
        mounted = { ...made, root: createRoot(made.place) };
      }
      mounted.status.textContent = status;
      mounted.root.render(popup);
    },
    /** Removes the popup and restores the focus. Does nothing while the texts are still loading. */
    clear: (status: string): void => {
      if (!mounted) return;
      const { root, place } = mounted;
      const hadFocus = place.contains(document.activeElement);
      root.render(null);
      mounted.status.textContent = status;
      if (hadFocus && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    },
  };
}

/** Creates the panel; the document is unchanged until it is shown. */
export function createConsentPanel({ document, store, refused, readTexts }: PanelDependencies): ConsentPanel {
  const mount = createMount(document);
  let layer: ConsentPopupProps['layer'] | undefined;
  let texts: ConsentTexts | undefined;

  const hide = (status = ''): void => {
    layer = undefined;
    mount.clear(status);
  };
  const decide = (statuses: Statuses): void => {
    hide(texts?.saved);
    store.decide(statuses);
  };
  const render = (): void => {
    if (!layer || !texts) return;
    mount.render(
      <ConsentPopup
        texts={texts}
        layer={layer}
        statuses={store.statuses()}
        refused={refused}
        onDecide={decide}
        onClose={() => hide()}
        onDetails={() => void show('form')}
      />,
      '',
    );
  };
  const show = async (next: ConsentPopupProps['layer']): Promise<boolean> => {
    if (!layer) mount.noteFocus();
    layer = next;
    texts = await readTexts();
    // It may have been hidden, or a decision made in another tab, while the texts were loading.
    render();
    if (!texts) layer = undefined;
    return texts !== undefined;
  };
  return { show, hide: () => hide(), layer: () => layer };
}
