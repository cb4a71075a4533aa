import { buildSlug } from '#lib/core/slug';

/**
 * Id of a heading. Ids become properties of the window: none may shadow Next's own, which begin with
 * underscores (`__next_f`).
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
 */
export const buildHeadingId = (text: string): string => buildSlug(text).replace(/^[_-]+/, '');
