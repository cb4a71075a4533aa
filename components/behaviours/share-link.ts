import type { Behaviour } from './behaviour';

/** The link of the page without campaigns, of one of its headings, or of an estimate in its query. */
function readLink({ anchor, query }: DOMStringMap): string {
  const { origin, pathname, search } = location;
  return origin + pathname + (query ? search : '') + (anchor ? `#${anchor}` : '');
}

/** Shows the buttons that the browser can serve, and announces what the first has done. */
export const shareLinkBehaviour: Behaviour = (part, { signal }) => {
  const copy = part.querySelector<HTMLButtonElement>('[data-copy-link]');
  const share = part.querySelector<HTMLButtonElement>('[data-share-link]');
  const feedback = part.querySelector('[aria-live]');
  if (!copy || !feedback) return;
  // Absent without https, and where a browser cannot share.
  copy.hidden = !('clipboard' in navigator);
  if (share) share.hidden = !('share' in navigator);
  const say = (key: 'copied' | 'failed'): void => {
    feedback.textContent = part.dataset[key] ?? '';
  };
  copy.addEventListener(
    'click',
    () =>
      void navigator.clipboard.writeText(readLink(part.dataset)).then(
        () => say('copied'),
        () => say('failed'),
      ),
    { signal },
  );
  share?.addEventListener(
    'click',
    // Rejected where the visitor closes the dialog.
    // eslint-disable-next-line baseline-js/use-baseline -- the button shows only where the browser has it
    () => void navigator.share({ title: document.title, url: readLink(part.dataset) }).catch(() => undefined),
    { signal },
  );
};
