import { buildLines, countPages, listMarks } from './line-tree';

const page = (name: string) => ({ name, path: `/${name}/` });
const station = (name: string, branch: readonly object[] = []) => ({ ...page(name), branch });
const groups = [
  { head: page('services'), items: [page('services/cards')] },
  {
    head: page('support'),
    items: [page('support/anton'), page('support/anton/pay'), page('support/faq'), page('support/faq/a')],
  },
  { head: page('blog'), items: [page('blog/post'), page('blog/topic/cards')] },
  { items: [page('about'), page('imprint')] },
];
const fold = { name: 'Companies', below: '/support/', keep: ['/support/faq/'] };
const lines = [
  { slug: 'services', name: 'Services', head: '/services/', paths: [] },
  { slug: 'more', name: 'More', paths: ['/about/', '/support/', '/blog/'], fold },
];

describe('buildLines', () => {
  const [services, more, rest] = buildLines(lines, groups, 'Rest');

  it('puts child pages of the line’s own page on the line', () => {
    expect(services).toEqual({
      slug: 'services',
      name: 'Services',
      path: '/services/',
      stations: [station('services/cards')],
    });
    expect(rest).toEqual({ slug: 'other', name: 'Rest', stations: [station('imprint')] });
  });

  it('puts other child pages on branches: lists first, disclosures last', () => {
    const companies = [station('support/anton', [station('support/anton/pay')])];
    expect(more?.stations).toEqual([
      station('about'),
      station('support', [
        station('support/faq', [station('support/faq/a')]),
        { name: 'Companies', branch: companies },
      ]),
      station('blog', [station('blog/topic/cards'), station('blog/post')]),
    ]);
  });

  it('leaves out a line without pages', () => {
    expect(buildLines(lines.slice(0, 1), groups.slice(0, 1), 'Rest')).toHaveLength(1);
    expect(buildLines([{ slug: 'none', name: 'None', paths: ['/none/'] }], [], 'Rest')).toEqual([]);
  });

  it('counts each listed page once, and tells pages on the line from those on branches', () => {
    expect(services && countPages(services)).toBe(1);
    expect(more && countPages(more)).toBe(9);
    expect(listMarks(more?.stations ?? [])).toEqual([
      true,
      true,
      ...Array(4).fill(false),
      true,
      false,
      false,
    ]);
  });
});
