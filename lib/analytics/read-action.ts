import { classifyLink } from '#lib/core/link-kind';
import type { CustomEvent } from './events';

const file = /\.[a-z0-9]{2,5}$/i;

/** An address without its query and fragment, which may hold what somebody typed. */
function bare({ origin, pathname }: URL, own: string): string {
  return origin === own ? pathname : `${origin}${pathname}`;
}

/** What a click on a link is reported as; undefined for a way to another page of this site. */
export function readLinkAction(link: HTMLAnchorElement): CustomEvent | undefined {
  if (link.dataset['languageSwitch'] !== undefined)
    return { category: 'link', action: 'language', name: link.hreflang };
  const href = link.getAttribute('href') ?? '';
  const { origin } = link.ownerDocument.location;
  if (!URL.canParse(href, origin)) return undefined;
  const target = new URL(href, origin);
  if (link.hasAttribute('download') || (target.origin === origin && file.test(target.pathname)))
    return { category: 'download', action: 'file', name: bare(target, origin) };
  return classifyLink(href) === 'external' && target.origin !== origin
    ? { category: 'link', action: 'outbound', name: bare(target, origin) }
    : undefined;
}

/** The name under which a form is reported. */
export function nameForm(form: HTMLFormElement): string {
  return form.getAttribute('name') ?? form.id;
}

/** The file of a recording, without its query. */
export function nameRecording(media: HTMLMediaElement): string {
  const { origin } = media.ownerDocument.location;
  return bare(new URL(media.currentSrc || media.src, origin), origin);
}
