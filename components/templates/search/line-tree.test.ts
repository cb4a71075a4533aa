import { buildLines } from './line-tree';

const page = (name: string) => ({ name, path: `/${name}/` });
const groups = [
  { head: page('services'), items: [page('cards')] },
  { head: page('support'), items: [page('faq')] },
  { items: [page('about'), page('imprint')] },
];
const lines = [
  { name: 'Services', head: '/services/', paths: [] },
  { name: 'More', paths: ['/about/', '/support/'] },
];

describe('buildLines', () => {
  it('puts what lies below the line’s own page on the line, and below others on branches', () => {
    expect(buildLines(lines, groups, 'Rest')).toEqual([
      { name: 'Services', path: '/services/', stations: [{ page: page('cards'), branch: [] }] },
      {
        name: 'More',
        stations: [
          { page: page('about'), branch: [] },
          { page: page('support'), branch: [page('faq')] },
        ],
      },
      { name: 'Rest', stations: [{ page: page('imprint'), branch: [] }] },
    ]);
  });

  it('leaves out a line without pages', () => {
    expect(buildLines(lines.slice(0, 1), groups.slice(0, 1), 'Rest')).toHaveLength(1);
    expect(buildLines([{ name: 'None', paths: ['/none/'] }], [], 'Rest')).toEqual([]);
  });
});
