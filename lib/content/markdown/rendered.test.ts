import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { enterContentTree } from '#tests/support/jest/content-tree';
import { isRendered } from './rendered';
import { renderMarkdown } from './render';

const everything = `
## Heading

Text with *stress*, **weight**, \`code\`, ~~none~~, a [link](/en/x/), [another](https://example.org/) and a note[^1].
Next line\\
broken

> Quote

- One
- Two

1. First

| A | B |
|---|--:|
| 1 | 2 |

Term
: What it means

---

    <script>x</script> onclick="y"

### Deeper

[^1]: The note.
`;

const rendering = (html: string, more: object = {}): unknown => ({ html, headings: [], links: [], ...more });

describe('isRendered', () => {
  it('accepts rendered Markdown', () => {
    const made = renderMarkdown({ markdown: everything, locale: 'en', file: 'x.md', firstLine: 1 });
    expect(made.html).toMatch(/<table.*<dl>.*<hr>.*<pre>/s);
    expect(isRendered(JSON.parse(JSON.stringify(made)))).toBe(true);
  });

  it.each([
    undefined,
    null,
    {},
    [],
    'text',
    { html: '<p>' },
    rendering('', { headings: [{}] }),
    rendering('', { headings: [{ id: 'a', text: 'a', level: 1 }] }),
    rendering('', { links: [{ href: 1, line: 1 }] }),
    rendering('', { more: 1 }),
  ])('rejects another shape: %j', (value) => {
    expect(isRendered(value)).toBe(false);
  });

  it.each([
    '<script>window.PWN = 1</script>',
    '<p>x</p><SCRIPT src="//evil.example/x.js">',
    '<meta http-equiv="refresh" content="0">',
    '<iframe src="https://evil.example/">',
    '<base href="https://evil.example/">',
    '<svg><script/></svg>',
    '<style>p { color: red }</style>',
    '<form action="/x">',
    '<pre-x>',
    '<p onclick="x()">',
    '<img src="x" onerror=x>',
    '<a href="javascript:x()">',
    '<',
    '<!-- -->',
  ])('rejects impossible markup: %s', (html) => {
    expect(isRendered(rendering(html))).toBe(false);
    expect(isRendered(rendering('<p>x</p>'))).toBe(true);
  });
});

describe('a manipulated cache entry', () => {
  it.each([rendering('<script>window.PWN = 1</script>'), null, {}])('is not used: %j', async (poison) => {
    const tree = enterContentTree();
    const render = async (): Promise<string> => {
      jest.resetModules();
      const source = { markdown: 'A text.', locale: 'en', file: 'x.md', firstLine: 1 } as const;
      return (await import('./render')).renderMarkdown(source).html;
    };
    const html = await render();
    const [name = ''] = readdirSync(path.join('.cache', 'markdown'));
    const text = JSON.stringify(poison);
    // With a valid checksum, which anyone with write access can compute.
    const checksum = createHash('sha256').update(`${name}\0${text}`).digest();
    writeFileSync(path.join('.cache', 'markdown', name), Buffer.concat([checksum, Buffer.from(text)]));
    expect(await render()).toBe(html);
    tree.leave();
  });
});
