import { trackEventName, type CustomEvent } from './events';
import { nameForm, nameRecording, readLinkAction } from './read-action';

type Report = (event: CustomEvent) => void;

function observeLinks(document: Document, report: Report): void {
  const follow = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const action = link && readLinkAction(link);
    if (action) report(action);
  };
  document.addEventListener('click', follow, { capture: true });
  // The middle button opens a new tab and is no click.
  document.addEventListener('auxclick', (event) => event.button === 1 && follow(event), { capture: true });
}

function observeForms(document: Document, report: Report): void {
  const started = new WeakSet<HTMLFormElement>();
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    const name = form && nameForm(form);
    if (!form || !name || started.has(form)) return;
    started.add(form);
    report({ category: 'form', action: 'start', name });
  });
}

function observeMedia(document: Document, report: Report): void {
  const begun = new WeakSet<HTMLMediaElement>();
  document.addEventListener(
    'play',
    ({ target }) => {
      if (!(target instanceof HTMLMediaElement) || begun.has(target)) return;
      begun.add(target);
      report({ category: 'media', action: 'play', name: nameRecording(target) });
    },
    { capture: true },
  );
  document.addEventListener(
    'ended',
    ({ target }) => {
      if (target instanceof HTMLMediaElement)
        report({ category: 'media', action: 'end', name: nameRecording(target) });
    },
    { capture: true },
  );
}

/**
 * Reports what visitors do on any page, now or later put into the document: links to other sites,
 * downloads, language, forms that are begun, recordings, and whatever a part of a page tells by an
 * event of the name `stellwerk:track`.
 *
 * @param document listened to for its whole life
 */
export function observeActions(document: Document, report: Report): void {
  observeLinks(document, report);
  observeForms(document, report);
  observeMedia(document, report);
  // Nobody but `track` dispatches it, and that takes only what is on the list.
  document.addEventListener(trackEventName, (event) =>
    report((event as unknown as { readonly detail: CustomEvent }).detail),
  );
}
