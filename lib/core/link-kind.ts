/** How a link is handled. */
export type LinkKind =
  /** Left to the browser: mail, telephone, files, a fragment of this page. */
  | 'plain'
  /** A page of this site. */
  | 'internal'
  /** Another site: opens in a new tab, without an opener. */
  | 'external';

/** docs/specification.md#s22, #s71 to #s74; feeds and recordings are files like documents. */
const plainAnchor =
  /^(?:(?:mailto|tel|sms|javascript):|\/?(?:documents|download|content|feeds|audio)(?:[/?#]|$))/i;

/** Classifies the value of a `href` attribute. */
export function classifyLink(href: string): LinkKind {
  if (plainAnchor.test(href) || /^(?:[#?]|$)/.test(href)) return 'plain';
  return href.startsWith('/') && !href.startsWith('//') ? 'internal' : 'external';
}
