import { createTrustedPolicy } from './trusted-policy';

const policy = createTrustedPolicy('stellwerk-markup', { createHTML: (html) => html });

/**
 * Wraps HTML that the build has made for React's `dangerouslySetInnerHTML`. The content security policy
 * rejects untrusted strings.
 *
 * @param html from page data, never from user input or a URL
 */
export const toMarkup = (html: string): { readonly __html: string } => ({ __html: policy.createHTML(html) });
