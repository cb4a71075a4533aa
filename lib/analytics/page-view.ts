import { redactTokens } from '#lib/core/address-tokens';
import { trimTitle } from '#lib/core/document-title';
import { removeTyped } from '#lib/core/typed-parameters';

/** A reported page view. docs/specification.md#s130. */
export type PageViewEvent = { readonly title: string; readonly location: string };

/** Builds the page view; its URL has no tokens and nothing that the visitor typed. docs/specification.md#s131. */
export function buildPageView(title: string, address: string): PageViewEvent {
  return { title: trimTitle(title), location: removeTyped(redactTokens(address)) };
}
