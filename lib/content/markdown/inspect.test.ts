import { ContentError } from '../content-error';
import { inspectTokens } from './inspect';
import { parsers } from './parser';

const inspect = (markdown: string) =>
  inspectTokens(parsers.en.parse(markdown, {}), { file: 'x.md', firstLine: 10 });
const messages = (markdown: string): string[] =>
  new ContentError(inspect(markdown).problems).message.split('\n').filter(Boolean);

describe('inspectTokens', () => {
  it('lists headings with ids, plain text and levels', () => {
    expect(inspect('## One *fine* `code`\n\n### Größe & Maß\n\n## Two').headings).toEqual([
      { id: 'one-fine-code', text: 'One fine code', level: 2 },
      { id: 'grose-and-mas', text: 'Größe & Maß', level: 3 },
      { id: 'two', text: 'Two', level: 2 },
    ]);
  });

  it.each([
    ['a paragraph', '\n\nSee [x](/en/x/).', 12],
    ['a list', 'Text\n\n- one\n- two [x](/en/x/)', 13],
    ['a definition', 'Term\n: Text [x](/en/x/)', 11],
    ['a table', 'Text\n\n| A |\n| - |\n| one |\n| [x](/en/x/) |', 15],
    ['the head of a table', 'Text\n\n| [x](/en/x/) |\n| - |\n| one |', 12],
    ['a footnote', 'Text[^1]\n\n[^1]: Note [x](/en/x/)', 12],
    ['a heading', 'Text\n\n## Part [x](/en/x/)', 12],
  ])('finds the line of a link in %s', (_place, markdown, line) => {
    expect(inspect(markdown).links).toEqual([{ href: '/en/x/', line }]);
  });

  it('accepts decreasing heading levels, and HTML in code', () => {
    expect(
      messages('## A\n\n### B\n\n#### C\n\n## D\n\n`<b>` and a < b > c\n\n```\n<div>[x](y z)</div>\n```'),
    ).toEqual([]);
  });

  it.each([
    [
      '# A',
      'x.md:10: heading: expected a heading from ## down, since the name of the page is its first heading, found "# A"',
    ],
    ['### A', 'x.md:10: heading: expected at most level 2 here, found level 3, "A"'],
    ['## A\n\n#### B', 'x.md:12: heading: expected at most level 3 here, found level 4, "B"'],
    [
      '## A b\n\n## A – b!',
      'x.md:12: heading: expected a heading unlike the others of the page, found "A\u00a0– b!" again',
    ],
    ['Text </div>', 'x.md:10: text: expected Markdown, found the HTML </div>'],
    ['| A |\n| - |\n| <br> |', 'x.md:12: text: expected Markdown, found the HTML <br>'],
    ['<!-- x -->', 'x.md:10: text: expected Markdown, found the HTML <!--'],
    [
      '[x](/en/a b/)',
      'x.md:10: text: expected a link or a footnote that leads somewhere, found "](/en/a b/)"',
    ],
    ['Text[^2]', 'x.md:10: text: expected a link or a footnote that leads somewhere, found "[^2]"'],
    ['![A map](/images/none.svg)', 'x.md:10: image: expected a file public/images/none.svg, found none'],
  ])('reports the problem of %j', (markdown, message) => {
    expect(messages(markdown)).toEqual([message]);
  });

  it('reports both problems of an image', () => {
    expect(messages('![](/images/none.svg)')).toEqual([
      'x.md:10: image: expected a text alternative in the square brackets, found none',
      'x.md:10: image: expected a file public/images/none.svg, found none',
    ]);
  });
});
