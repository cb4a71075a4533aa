import { ContentError } from './content-error';
import { findInlineLinks, readFrontMatter } from './front-matter';

const text = `---
slug: x
date: 2026-11-20
list:
  - slug: inner
    deep:
      key: 1
  - { slug: flow, deep: { key: 2 } }
plain: [a, b]
---
Body
`;

describe('readFrontMatter', () => {
  it('splits data and body, and leaves days strings', () => {
    const { data, body, bodyLine } = readFrontMatter(text, 'x.md');
    expect(data).toMatchObject({
      slug: 'x',
      date: '2026-11-20',
      list: [{ slug: 'inner' }, {}],
      plain: ['a', 'b'],
    });
    expect(body).toBe('Body\n');
    expect(text.split('\n')[bodyLine - 1]).toBe('Body');
  });

  it.each([
    [['slug'], 2],
    [['date'], 3],
    [['list'], 4],
    [['list', 0], 5],
    [['list', 0, 'slug'], 5],
    [['list', 0, 'deep', 'key'], 7],
    [['list', 1, 'deep', 'key'], 8],
    [['plain', 1], 9],
    [['list', 0, 'missing'], 5],
    [['list', 0, 'deep', 'missing', 'further'], 6],
    [['list', 7], 4],
    [['none'], undefined],
    [[], undefined],
  ] as const)('finds the line of %j, or of its closest parent', (path, line) => {
    expect(readFrontMatter(text, 'x.md').lineOf(path)).toBe(line);
  });

  it('reads files with Windows line ends', () => {
    const { data, body, bodyLine, lineOf } = readFrontMatter(text.replaceAll('\n', '\r\n'), 'x.md');
    expect(data).toMatchObject({ slug: 'x', date: '2026-11-20' });
    expect([body, bodyLine, lineOf(['date']), lineOf(['list', 0, 'deep', 'key'])]).toEqual([
      'Body\r\n',
      11,
      3,
      7,
    ]);
  });

  it('ignores lines of dashes in the body', () => {
    expect(readFrontMatter('---\na: 1\n---\nOne\n\n---\n\nTwo', 'x.md').body).toBe('One\n\n---\n\nTwo');
  });

  it.each([
    ['Body only', 'x.md:1: front matter: expected a block between two lines "---", found none'],
    ['---\na: 1\nBody', 'x.md:1: front matter: expected a block between two lines "---", found none'],
    ['---\na: 1\na: 2\n---\n', 'x.md:3: front matter: expected valid YAML, found Map keys must be unique'],
    ['---\nb: 1\na: "x\n---\n', 'x.md:3: front matter: expected valid YAML, found Missing closing "quote'],
  ])('rejects %j with one line', (broken, message) => {
    expect(() => readFrontMatter(broken, 'x.md')).toThrow(ContentError);
    expect(() => readFrontMatter(broken, 'x.md')).toThrow(
      new RegExp(`^${message.replace(/[.*?"]/g, '\\$&')}$`),
    );
  });
});

describe('findInlineLinks', () => {
  it('finds links with their lines in the front matter only', () => {
    const source =
      '---\na: "[one](/en/a/) and [two](https://b.example)"\nb: 1\nc: "[three](/en/c/)"\n---\n[body](/en/d/)';
    expect(findInlineLinks(source, readFrontMatter(source, 'x.md').bodyLine)).toEqual([
      { href: '/en/a/', line: 2 },
      { href: 'https://b.example', line: 2 },
      { href: '/en/c/', line: 4 },
    ]);
  });
});
