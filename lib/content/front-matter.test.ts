import { ContentError } from './content-error';
import { findInlineLinks, readFrontMatter } from './front-matter';

const text = '---\nslug: x\ndate: 2026-11-20\nlist:\n  - slug: inner\n---\nBody\n';

describe('readFrontMatter', () => {
  it('splits data and body and knows their lines', () => {
    const { data, body, bodyLine, lineOf } = readFrontMatter(text, 'x.md');
    expect(data).toEqual({ slug: 'x', date: '2026-11-20', list: [{ slug: 'inner' }] });
    expect(body).toBe('Body\n');
    expect(text.split('\n')[bodyLine - 1]).toBe('Body');
    expect([lineOf('slug'), lineOf('date'), lineOf('list'), lineOf('none')]).toEqual([2, 3, 4, undefined]);
  });

  it('reads files with Windows line ends', () => {
    const { data, body, bodyLine, lineOf } = readFrontMatter(text.replaceAll('\n', '\r\n'), 'x.md');
    expect(data).toEqual({ slug: 'x', date: '2026-11-20', list: [{ slug: 'inner' }] });
    expect([body, bodyLine, lineOf('date')]).toEqual(['Body\r\n', 7, 3]);
  });

  it('leaves lines of dashes in the body alone', () => {
    expect(readFrontMatter('---\na: 1\n---\nOne\n\n---\n\nTwo', 'x.md').body).toBe('One\n\n---\n\nTwo');
  });

  it.each([
    ['Body only', 'x.md:1: front matter: expected a block between two lines "---", found none'],
    ['---\na: 1\nBody', 'x.md:1: front matter: expected a block between two lines "---", found none'],
    ['---\na: 1\na: 2\n---\n', 'x.md:3: front matter: expected valid YAML, found duplicated mapping key'],
    [
      '---\na: [1\n---\n',
      'x.md:3: front matter: expected valid YAML, found unexpected end of the stream within a flow collection',
    ],
  ])('refuses %j', (broken, message) => {
    expect(() => readFrontMatter(broken, 'x.md')).toThrow(
      new ContentError([]).constructor as typeof ContentError,
    );
    expect(() => readFrontMatter(broken, 'x.md')).toThrow(message);
  });
});

describe('findInlineLinks', () => {
  it('finds the links of the front matter with their lines, and none of the body', () => {
    const source =
      '---\na: "[one](/en/a/) and [two](https://b.example)"\nb: 1\nc: "[three](/en/c/)"\n---\n[body](/en/d/)';
    expect(findInlineLinks(source, readFrontMatter(source, 'x.md').bodyLine)).toEqual([
      { href: '/en/a/', line: 2 },
      { href: 'https://b.example', line: 2 },
      { href: '/en/c/', line: 4 },
    ]);
  });
});
