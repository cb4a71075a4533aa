/** What a link does when it is followed. */
export type LinkKind =
  /** A plain anchor that the browser follows: mail, telephone, documents, a hash on this page. */
  | 'plain'
  /** A page of this site. */
  | 'internal'
  /** Another site: opens in a new tab, without an opener. */
  | 'external';

/** docs/specification.md#s22, #s71 to #s74; feeds and recordings are files as documents are. */
const plainAnchor =
  /^(?:(?:mailto|tel|sms|javascript):|\/?(?:documents|download|content|feeds|audio)(?:[/?#]|$))/i;

/** Classifies the address of a link as it stands in `href`. */
export function classifyLink(href: string): LinkKind {
  if (plainAnchor.test(href) || /^(?:[#?]|$)/.test(href)) return 'plain';
  return href.startsWith('/') && !href.startsWith('//') ? 'internal' : 'external';
}
