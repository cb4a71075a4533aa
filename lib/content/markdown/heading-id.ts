import { buildSlug } from '#lib/core/slug';

/**
 * Address of a heading within its page. An element's id is a name on the window, too: none may hide one of
 * Next's own, which begin with underscores (`__next_f`).
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
 */
export const buildHeadingId = (text: string): string => buildSlug(text).replace(/^[_-]+/, '');
