/** A page view as it is reported. Reading 130. */
export type PageViewEvent = { readonly title: string; readonly location: string };

/** Takes the site's name, the part after the last bar, off a title. Reading 132. */
export function trimTitle(title: string): string {
  const bar = title.lastIndexOf('|');
  return (bar > 0 ? title.slice(0, bar) : title).trim();
}

/** Hides access tokens in an address: in its query and its fragment, every one. Reading 131. */
export function redactToken(address: string): string {
  return address.replace(/([?&#]access_token=)[^&#]*/gi, '$1[REDACTED]');
}

/** What is reported of the page that a document shows. */
export function buildPageView(title: string, address: string): PageViewEvent {
  return { title: trimTitle(title), location: redactToken(address) };
}
