import { toTree } from './to-tree';

const isPage = (path: string): boolean => path === '/en/cards/';

describe('markup as data', () => {
  it('keeps elements, text and attributes, without comments', () => {
    expect(toTree('<p class="lead" data-a="1">One<!-- --> <b>two</b></p>', isPage)).toEqual([
      ['p', { className: 'lead', 'data-a': '1' }, 'One', ' ', ['b', {}, 'two']],
    ]);
  });

  it("uses the framework's link for its pages only", () => {
    const names = toTree(
      '<a href="/en/cards/?about=a#b">a</a><a href="/de/karten/">b</a><a href="https://example.com/en/cards/">c</a>',
      isPage,
    ).map(([name]) => name);
    expect(names).toEqual(['Link', 'a', 'a']);
  });

  it('leaves SVG links unchanged', () => {
    expect(toTree('<svg viewBox="0 0 1 1"><a href="/en/cards/"></a></svg>', isPage)).toEqual([
      ['svg', { viewBox: '0 0 1 1' }, ['a', { href: '/en/cards/' }]],
    ]);
  });

  it('keeps hidden elements hidden', () => {
    expect(toTree('<button hidden="" tabindex="0">Show</button>', isPage)).toEqual([
      ['button', { hidden: true, tabIndex: '0' }, 'Show'],
    ]);
  });
});
