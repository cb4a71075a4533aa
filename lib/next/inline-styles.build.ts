import { formatInlineSheet } from './document-files';
import { expectOfNext } from './next-output-error';

const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const relativeUrl = /url\((?!["']?(?:\/|#|data:))([^)]*)\)/g;

/** Text of a style sheet by its address from the site's root. */
export type ReadSheet = (address: string) => string;

/** A style sheet as part of a document: addresses in it count from the sheet's folder. */
export function resolveUrls(css: string, address: string): string {
  return css.replace(relativeUrl, (_, relative: string) => {
    const { pathname, search } = new URL(relative.replaceAll(/["']/g, ''), `http://site${address}`);
    return `url(${pathname}${search})`;
  });
}

/**
 * Puts the styles of a document into it, as one element in place of its links: the first paint waits
 * for nothing but the document, and one text compresses better than twenty files.
 *
 * With a runtime the links stay, disabled, which no browser fetches: React and the loader of chunks
 * look for a link by its address before they fetch a style sheet on a soft navigation.
 *
 * @param html document as Next writes it
 * @param read gives the style sheets that its links name
 * @param options.runtime whether the document starts Next's runtime
 * @throws {NextOutputError} where there are no links, or links of another shape
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled
 */
export function inlineStyles(html: string, read: ReadSheet, options: { readonly runtime: boolean }): string {
  const links = [...html.matchAll(sheetLink)];
  expectOfNext(
    links.length > 0 && !/\srel="stylesheet"/.test(html.replace(sheetLink, '')),
    'writes its styles as <link rel="stylesheet" href="…" data-precedence="next"/>',
    'style links',
  );
  const styles = links
    .map(([, address = '']) => formatInlineSheet(address, resolveUrls(read(address), address)))
    .join('');
  const marks = options.runtime ? links.map(([link]) => link.replace('/>', ' disabled=""/>')).join('') : '';
  const [first = ['']] = links;
  const at = html.indexOf(first[0]);
  const before = html.slice(0, at);
  const after = html.slice(at).replace(sheetLink, '');
  return `${before}<style>${styles}</style>${marks}${after}`;
}
