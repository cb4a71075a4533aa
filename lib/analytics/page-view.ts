import { trimTitle } from '#lib/core/document-title';

/** A page view as it is reported. docs/specification.md#s130. */
export type PageViewEvent = { readonly title: string; readonly location: string };

/** Hides access tokens in an address: in its query and its fragment, every one. docs/specification.md#s131. */
export function redactToken(address: string): string {
  return address.replace(/([?&#]access_token=)[^&#]*/gi, '$1[REDACTED]');
}

/** What is reported of the page that a document shows. */
export function buildPageView(title: string, address: string): PageViewEvent {
  return { title: trimTitle(title), location: redactToken(address) };
}
