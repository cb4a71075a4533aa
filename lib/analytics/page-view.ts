import { redactTokens } from '#lib/core/address-tokens';
import { trimTitle } from '#lib/core/document-title';

/** A reported page view. docs/specification.md#s130. */
export type PageViewEvent = { readonly title: string; readonly location: string };

/** Builds the page view; tokens in the URL are redacted. docs/specification.md#s131. */
export function buildPageView(title: string, address: string): PageViewEvent {
  return { title: trimTitle(title), location: redactTokens(address) };
}
