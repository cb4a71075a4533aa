import { redactTokens } from '#lib/core/address-tokens';
import { trimTitle } from '#lib/core/document-title';

/** A page view as it is reported. docs/specification.md#s130. */
export type PageViewEvent = { readonly title: string; readonly location: string };

/** What is reported of the page that a document shows; the tokens of its address are blanked out. docs/specification.md#s131. */
export function buildPageView(title: string, address: string): PageViewEvent {
  return { title: trimTitle(title), location: redactTokens(address) };
}
