import type Token from 'markdown-it/lib/token.mjs';
import type { ContentProblem } from '../content-error';
import { buildHeadingId } from './heading-id';
import { readImageSize } from './image-size';
import { plainText } from './plain-text';

/** A section heading, for the table of contents. */
export type Heading = { readonly id: string; readonly text: string; readonly level: number };

/** A link in a text, for the link check. */
export type FoundLink = { readonly href: string; readonly line: number };

export type Inspection = {
  readonly headings: readonly Heading[];
  readonly links: readonly FoundLink[];
  readonly problems: readonly ContentProblem[];
};

type Place = { readonly file: string; readonly firstLine: number };
type Problem = Omit<ContentProblem, 'file'>;

function headingProblems(headings: readonly (Heading & { line: number })[]): Problem[] {
  return headings.flatMap(({ id, text, level, line }, index): Problem[] => {
    const previous = headings[index - 1]?.level ?? 1;
    const field = 'heading';
    if (level === 1)
      return [
        {
          line,
          field,
          expected: 'a heading from ## down, since the name of the page is its first heading',
          found: `"# ${text}"`,
        },
      ];
    if (level > previous + 1)
      return [
        { line, field, expected: `at most level ${previous + 1} here`, found: `level ${level}, "${text}"` },
      ];
    const first = headings.findIndex((other) => other.id === id);
    return first < index
      ? [{ line, field, expected: 'a heading unlike the others of the page', found: `"${text}" again` }]
      : [];
  });
}

function readHeadings(tokens: readonly Token[], firstLine: number): (Heading & { line: number })[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const text = plainText(tokens[index + 1]);
    return [
      {
        id: buildHeadingId(text),
        text,
        level: Number(token.tag.slice(1)),
        line: firstLine + (token.map?.[0] ?? 0),
      },
    ];
  });
}

function inlineProblems(child: Token, line: number): Problem[] {
  if (child.type === 'image') {
    const source = String(child.attrGet('src'));
    const alt: Problem[] =
      child.content === ''
        ? [{ line, field: 'image', expected: 'a text alternative in the square brackets', found: 'none' }]
        : [];
    return readImageSize(source)
      ? alt
      : [...alt, { line, field: 'image', expected: `a file public${source}`, found: 'none' }];
  }
  if (child.type !== 'text') return [];
  const tag = /<\/?[a-z][^>]*>|<!--/i.exec(child.content);
  if (tag) return [{ line, field: 'text', expected: 'Markdown', found: `the HTML ${tag[0]}` }];
  // Invalid links, such as javascript: URLs or undefined footnotes, remain in the text unparsed.
  const unparsed = /\]\([^)]*\)?|\[\^[^\]]*\]/.exec(child.content);
  return unparsed
    ? [
        {
          line,
          field: 'text',
          expected: 'a link or a footnote that leads somewhere',
          found: `"${unparsed[0]}"`,
        },
      ]
    : [];
}

/** Collects headings, links and problems of a text from its tokens. */
export function inspectTokens(tokens: readonly Token[], { file, firstLine }: Place): Inspection {
  const headings = readHeadings(tokens, firstLine);
  let line = firstLine;
  const inline = tokens.flatMap((token) => {
    // Table cells have no line of their own: the row's is used.
    if (token.map) line = firstLine + token.map[0];
    return token.type === 'inline' ? (token.children ?? []).map((child) => ({ child, line })) : [];
  });
  const problems = [
    ...headingProblems(headings),
    ...inline.flatMap(({ child, line }) => inlineProblems(child, line)),
  ];
  return {
    headings: headings.map(({ id, text, level }) => ({ id, text, level })),
    links: inline.flatMap(({ child, line }) =>
      child.type === 'link_open' ? [{ href: String(child.attrGet('href')), line }] : [],
    ),
    problems: problems.map((problem) => ({ file, ...problem })),
  };
}
