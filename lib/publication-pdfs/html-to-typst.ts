import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import {
  callFunction,
  joinCode,
  labelCode,
  nameArgument,
  quoteText,
  typstReference,
  type TypstCode,
} from './typst-code';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Context of a conversion. */
type Context = {
  /** Base URL of relative links, such as `https://www.example.org/en/publications/x/`. */
  readonly base: string;
  /** Contents of the footnotes, by the fragment that references use. */
  readonly notes: ReadonlyMap<string, TypstCode>;
  /** Footnotes that were already inserted. */
  readonly placed: Set<string>;
};

const isElement = (node: Node): node is Element => 'tagName' in node;
const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;
const classesOf = (element: Element): readonly string[] => (attributeOf(element, 'class') ?? '').split(' ');
const elementsIn = (element: Element, ...names: readonly string[]): Element[] =>
  element.childNodes.filter(isElement).filter(({ tagName }) => names.includes(tagName));

const textOf = (node: Node): string =>
  'value' in node ? node.value : isElement(node) ? node.childNodes.map(textOf).join('') : '';

/** Hints for screen readers, back-links and places of line breaks have no use in a document. */
const isLeftOut = (element: Element): boolean =>
  element.tagName === 'wbr' ||
  classesOf(element).some((name) => ['visually-hidden', 'footnote-back', 'footnotes'].includes(name));

function convertLink(element: Element, context: Context): TypstCode {
  const target = new URL(attributeOf(element, 'href') ?? '', context.base).href;
  return callFunction('link', quoteText(target), convertAll(element.childNodes, context));
}

/** A footnote is inserted at its first reference; later references refer to it. */
function convertReference(element: Element, { notes, placed }: Context): TypstCode {
  const [link] = elementsIn(element, 'a');
  const id = attributeOf(link ?? element, 'href')?.slice(1) ?? '';
  const note = notes.get(id);
  if (!note) throw new Error(`The text refers to the footnote "${id}", which is not in its list.`);
  if (placed.has(id)) return callFunction('footnote', typstReference(id));
  placed.add(id);
  return labelCode(callFunction('footnote', note), id);
}

/** Terms with their definitions; a term may have several paragraphs. */
function convertTerms(element: Element, context: Context): TypstCode {
  const items = elementsIn(element, 'dt', 'dd').reduce<{ term: Element; meaning: Node[] }[]>(
    (found, part) => {
      if (part.tagName === 'dt') return [...found, { term: part, meaning: [] }];
      found.at(-1)?.meaning.push(...part.childNodes);
      return found;
    },
    [],
  );
  const code = items.map(({ term, meaning }) =>
    callFunction('terms.item', convertAll(term.childNodes, context), convertAll(meaning, context)),
  );
  return callFunction('terms', ...code);
}

function convertCell(cell: Element, context: Context): TypstCode {
  const content = convertAll(cell.childNodes, context);
  const side = classesOf(cell)
    .find((name) => name.startsWith('align-'))
    ?.slice('align-'.length);
  const span = attributeOf(cell, 'colspan');
  if (span) return callFunction('group-row', span, content);
  const isBold = attributeOf(cell, 'scope') === 'row' && !classesOf(cell).includes('row-name');
  const named = isBold ? callFunction('strong', content) : content;
  return side ? callFunction('table.cell', nameArgument('align', side), named) : named;
}

const cellsOf = (row: Element): Element[] => elementsIn(row, 'td', 'th');

/** Column width in fractions: by its longest word and its amount of text. */
function shareWidth(rows: readonly Element[]): string {
  const columns = cellsOf(rows[0] as Element).map((_cell, column) => {
    const texts = rows.map((row) => cellsOf(row)[column]).map((cell) => (cell ? textOf(cell) : ''));
    const words = texts.flatMap((text) => text.split(/[\s-]/));
    const longest = (parts: readonly string[]): number => Math.max(...parts.map(({ length }) => length));
    return `${Math.max(longest(words), Math.round(3 * Math.sqrt(longest(texts))))}fr,`;
  });
  return `(${columns.join('')})`;
}

function convertTable(element: Element, context: Context): TypstCode {
  const rowsOf = (part: string): Element[] =>
    elementsIn(element, part).flatMap((section) => elementsIn(section, 'tr'));
  const cells = (rows: readonly Element[]): TypstCode[] =>
    rows.flatMap(cellsOf).map((cell) => convertCell(cell, context));
  const [head, body] = [rowsOf('thead'), rowsOf('tbody')];
  const columns = nameArgument('columns', shareWidth([...head, ...body]));
  return callFunction('table', columns, callFunction('table.header', ...cells(head)), ...cells(body));
}

const convertItems = (name: string) => (element: Element, context: Context) =>
  callFunction(name, ...elementsIn(element, 'li').map((item) => convertAll(item.childNodes, context)));

const convertAs =
  (name: string, ...parameters: readonly string[]) =>
  (element: Element, context: Context): TypstCode =>
    callFunction(name, ...parameters, convertAll(element.childNodes, context));

const convertContent = (element: Element, context: Context): TypstCode =>
  convertAll(element.childNodes, context);

const convertCode =
  (...parameters: readonly string[]) =>
  (element: Element): TypstCode =>
    callFunction('raw', ...parameters, JSON.stringify(textOf(element)));

/** Headings of a page link to themselves; those of a document do not. */
const convertHeading =
  (level: number) =>
  (element: Element, context: Context): TypstCode => {
    const [link] = elementsIn(element, 'a');
    return callFunction(
      'heading',
      nameArgument('level', level),
      convertAll((link ?? element).childNodes, context),
    );
  };

/** Converters by element. */
const converters: Readonly<Record<string, (element: Element, context: Context) => TypstCode>> = {
  h2: convertHeading(1),
  h3: convertHeading(2),
  p: convertAs('par'),
  a: convertLink,
  strong: convertAs('strong'),
  em: convertAs('emph'),
  sup: convertReference,
  ul: convertItems('list'),
  ol: convertItems('enum'),
  dl: convertTerms,
  div: convertContent,
  span: convertContent,
  table: convertTable,
  blockquote: convertAs('quote', nameArgument('block', 'true')),
  code: convertCode(),
  pre: convertCode(nameArgument('block', 'true')),
};

function convertNode(node: Node, context: Context): TypstCode[] {
  if ('value' in node) return [quoteText(node.value)];
  if (!isElement(node) || isLeftOut(node)) return [];
  const convert = converters[node.tagName];
  if (!convert) throw new Error(`A document has no form for <${node.tagName}>, which the text contains.`);
  return [convert(node, context)];
}

function convertAll(nodes: readonly Node[], context: Context): TypstCode {
  return joinCode(nodes.flatMap((node) => convertNode(node, context)));
}

/** Footnotes of a text by id; the paragraph of a single-paragraph note is unwrapped. */
function readNotes(nodes: readonly Node[], base: string): Map<string, TypstCode> {
  const section = nodes.filter(isElement).find((element) => classesOf(element).includes('footnotes'));
  const items = section ? elementsIn(section, 'ol').flatMap((list) => elementsIn(list, 'li')) : [];
  const context = { base, notes: new Map(), placed: new Set<string>() };
  return new Map(
    items.map((item) => {
      const [paragraph, ...more] = elementsIn(item, 'p');
      const nodesOf = paragraph && more.length === 0 ? paragraph.childNodes : item.childNodes;
      return [attributeOf(item, 'id') ?? '', convertAll(nodesOf, context)];
    }),
  );
}

/**
 * Converts rendered HTML to Typst.
 *
 * @param html result of `renderMarkdown` or `renderInline`
 * @param base URL of the page, for relative links
 * @throws Error on an unsupported element, or a missing footnote
 */
export function convertHtml(html: string, base: string): TypstCode {
  const { childNodes } = parseFragment(html);
  return convertAll(childNodes, { base, notes: readNotes(childNodes, base), placed: new Set() });
}
