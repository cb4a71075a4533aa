import { parse, serialize, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';
import { listElements } from '#lib/build/html/list-elements';
import { deferredMarks } from '#lib/build/document-compiler/defer-parts';

type Element = DefaultTreeAdapterTypes.Element;

/** Parts of an exported document that the peers also show. */
export type DocumentParts = {
  readonly title: string;
  readonly description: string;
  /** Class of the root element: the names of the fonts. */
  readonly htmlClass: string;
  /** Skip link and header. */
  readonly header: string;
  /** Content of `main`. */
  readonly main: string;
  readonly footer: string;
  /** URLs of the style sheets, in order. */
  readonly sheets: readonly string[];
  /** URLs of preloaded fonts. */
  readonly preloads: readonly string[];
};

const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((attr) => attr.name === name)?.value ?? '';

const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'class').split(' ').includes(name);

function listLinks(elements: readonly Element[], isWanted: (link: Element) => boolean): string[] {
  const links = elements.filter((element) => element.tagName === 'link' && isWanted(element));
  return [...new Set(links.map((link) => attribute(link, 'href')))];
}

/**
 * Reads the parts of a finished document, without the attributes for the site's starter.
 *
 * @throws Error if a part is missing
 */
export function readDocument(html: string): DocumentParts {
  const elements = listElements(parse(html.replaceAll(deferredMarks, '')));
  const need = (found: Element | undefined, what: string): Element => {
    if (found) return found;
    throw new Error(`A document of the export has no ${what}.`);
  };
  const first = (tag: string): Element =>
    need(
      elements.find(({ tagName }) => tagName === tag),
      tag,
    );
  const isOf = (link: Element, rel: string): boolean => attribute(link, 'rel') === rel;
  const skip = need(
    elements.find((element) => hasClass(element, 'skip')),
    'link to the text',
  );
  const description = elements.find((element) => attribute(element, 'name') === 'description');
  return {
    title: serializeText(first('title')),
    description: description ? attribute(description, 'content') : '',
    htmlClass: attribute(first('html'), 'class'),
    header: serializeOuter(skip) + serializeOuter(first('header')),
    main: serialize(first('main')),
    footer: serializeOuter(
      need(
        elements.findLast(({ tagName }) => tagName === 'footer'),
        'footer',
      ),
    ),
    sheets: listLinks(elements, (link) => isOf(link, 'stylesheet')),
    preloads: listLinks(elements, (link) => isOf(link, 'preload') && attribute(link, 'as') === 'font'),
  };
}

const serializeText = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');
