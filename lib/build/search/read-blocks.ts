import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { SearchBlock } from './index-pages';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export type ReadOptions = {
  readonly without: readonly string[];
  /** Sections to ignore, by the ids of their headings. */
  readonly withoutSections: readonly string[];
};

/** Ignores navigation, graphics, code and forms. */
const searchOptions: ReadOptions = {
  without: ['nav', 'script', 'style', 'svg', 'template', 'button', 'select', 'noscript', 'form', 'sup'],
  withoutSections: ['related-title', 'related-pages', 'contact', 'further-title', 'tasks'],
};

/** Inline elements; all others begin a block. */
const inline = new Set(
  'a abbr b bdi br cite code dfn em i kbd mark q s small span strong sub sup time u var wbr'.split(' '),
);

const headings = new Set(['h1', 'h2', 'h3', 'h4']);

const isElement = (node: Node): node is Element => 'tagName' in node;

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

/** Whether an element directly follows another one: visually separate words must not be joined. */
function follows(element: Element): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  const before = siblings[siblings.indexOf(element) - 1];
  return before !== undefined && isElement(before);
}

/** The hint that a link opens in a new tab. */
function isLinkNote(element: Element): boolean {
  const { parentNode } = element;
  return (
    element.tagName === 'span' &&
    parentNode !== null &&
    'tagName' in parentNode &&
    parentNode.tagName === 'a' &&
    attribute(parentNode, 'target') === '_blank' &&
    parentNode.childNodes.at(-1) === element
  );
}

function isIgnored(element: Element, { without, withoutSections }: ReadOptions): boolean {
  return (
    without.includes(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    withoutSections.includes(attribute(element, 'aria-labelledby') ?? '') ||
    isLinkNote(element)
  );
}

/**
 * Normalises white space: no-break spaces are kept for excerpts, invisible characters that would split words
 * are removed.
 */
const tidy = (text: string): string =>
  text
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/[ \n\t]+/g, ' ')
    .trim();

/** Splits code from a sentence that follows it; code that begins a sentence stays part of it. */
function splitCode(text: string, codeEnd: number): string[] {
  const isSentence = /^\s*\p{Lu}/u.test(text.slice(codeEnd));
  return isSentence ? [text.slice(0, codeEnd), text.slice(codeEnd)] : [text];
}

/**
 * Extracts the text blocks of a document's `main`: paragraphs, headings, cells, list items.
 *
 * @param html the exported document
 */
export function readBlocks(html: string, options: ReadOptions = searchOptions): SearchBlock[] {
  const blocks: SearchBlock[] = [];
  let text = '';
  let isHeading = false;
  let codeEnd = 0;
  const end = (): void => {
    for (const part of splitCode(text, codeEnd)) if (tidy(part)) blocks.push({ text: tidy(part), isHeading });
    text = '';
    codeEnd = 0;
  };
  const read = (node: Node): void => {
    if ('value' in node) text += node.value;
    if (!isElement(node) || isIgnored(node, options)) return;
    const isBlock = !inline.has(node.tagName);
    if (isBlock) end();
    if (headings.has(node.tagName)) isHeading = true;
    if (node.tagName === 'br' || follows(node)) text += ' ';
    const isFirst = !tidy(text);
    node.childNodes.forEach(read);
    if (node.tagName === 'code' && isFirst) codeEnd = text.length;
    if (isBlock) end();
    if (headings.has(node.tagName)) isHeading = false;
  };
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  parseFragment(main).childNodes.forEach(read);
  return blocks;
}
