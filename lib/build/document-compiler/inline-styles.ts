import { joinInlineSheets } from '#lib/next/document-files';
import { expectOfNext } from '#lib/next/next-output-error';

const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const relativeUrl = /url\((?!["']?(?:\/|#|data:))([^)]*)\)/g;

export type ReadStyleSheet = (address: string) => string;

/** Resolves relative URLs of a style sheet, for inlining it. */
export function resolveUrls(css: string, address: string): string {
  return css.replace(relativeUrl, (_, relative: string) => {
    const { pathname, search } = new URL(relative.replaceAll(/["']/g, ''), `http://site${address}`);
    return `url(${pathname}${search})`;
  });
}

/**
 * Inlines the style sheets of a document: the first paint waits for no further request, and one text
 * compresses better than twenty. With a runtime the links remain, disabled, which no browser fetches: React
 * and the chunk loader look for a link by URL before they fetch a style sheet.
 *
 * @param html document as written by Next
 * @param read reads a style sheet by URL
 * @param options.runtime whether the document starts Next's runtime
 * @throws {NextOutputError} if links are missing or of another form
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled
 */
export function inlineStyles(
  html: string,
  read: ReadStyleSheet,
  options: { readonly runtime: boolean },
): string {
  const links = [...html.matchAll(sheetLink)];
  expectOfNext(
    links.length > 0 && !/\srel="stylesheet"/.test(html.replace(sheetLink, '')),
    'writes its styles as <link rel="stylesheet" href="…" data-precedence="next"/>',
    'style links',
  );
  const styles = joinInlineSheets(links.map(([, address = '']) => resolveUrls(read(address), address)));
  const marks = options.runtime ? links.map(([link]) => link.replace('/>', ' disabled=""/>')).join('') : '';
  const [first = ['']] = links;
  const at = html.indexOf(first[0]);
  const before = html.slice(0, at);
  const after = html.slice(at).replace(sheetLink, '');
  return `${before}<style>${styles}</style>${marks}${after}`;
}
