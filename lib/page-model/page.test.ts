import { brand } from '#content/site/brand';
import { kindFacts, type PageKind } from './kinds';
import { page, type PageMetadata } from './page';
import { template } from './template';

type View = { readonly html: string; readonly items?: readonly { readonly id: string }[] };

const ref = template<View>()('sample', { queries: ['services'], sections: ['start'] });
const of: PageMetadata = {
  locale: 'de',
  name: 'Karten',
  description: 'Was Karten sind.',
  file: 'content/cards/de.md',
  date: '2026-11-20',
  links: () => [{ href: '/de/', line: 3 }],
};
const view = (): View => ({ html: '<h2 id="part">Part</h2>', items: [{ id: 'item' }] });
const make = (facts: object = {}) => page(ref, { id: 'services/cards', of, view, ...facts });

describe('page', () => {
  it('uses the data of the entry', () => {
    const cards = make();
    expect(cards).toMatchObject({
      id: 'services/cards',
      locale: 'de',
      path: '/de/services/cards/',
      aliases: [],
      template: 'sample',
      staticQueries: ['services'],
      name: 'Karten',
      description: 'Was Karten sind.',
      modified: '2026-11-20',
      kind: 'article',
    });
    expect([cards.source.file, cards.source.links()]).toEqual([
      'content/cards/de.md',
      [{ href: '/de/', line: 3 }],
    ]);
  });

  it.each(Object.keys(kindFacts) as PageKind[])('has the default facts of its kind: %s', (kind) => {
    expect(make({ kind })).toMatchObject({ kind, ...kindFacts[kind] });
    expect(make({ kind, keepOffline: false, asksForConsent: true })).toMatchObject({
      keepOffline: false,
      asksForConsent: true,
    });
  });

  it('may override path, name, description, day and language of the entry', () => {
    const own = {
      path: '/fr/cartes/',
      name: 'Cartes',
      description: 'Autre.',
      modified: '2026-01-01',
      locale: 'fr',
    };
    expect(make(own)).toMatchObject(own);
  });

  it('has no date if neither has one', () => {
    expect(page(ref, { id: 'x', of: { ...of, date: undefined }, view }).modified).toBeUndefined();
  });
});

describe('the trail of a page', () => {
  const home = { name: brand.name, path: '/de/' };
  const ancestor = { name: 'Leistungen', path: '/de/services/', text: 'not in trails' };

  it('starts with the home page and lists the parents, without their texts', () => {
    expect(make().trail).toEqual([home]);
    expect(make({ ancestors: [ancestor] }).trail).toEqual([
      home,
      { name: 'Leistungen', path: '/de/services/' },
    ]);
  });

  it('starts with the index of customer information, listed once, if the language has no home page', () => {
    const native = page(ref, { id: 'x', of: { ...of, locale: 'it' }, view });
    const [start] = native.trail;
    expect(start?.path).toMatch(/^\/it\/.+\/$/);
    const below = page(ref, {
      id: 'x',
      of: { ...of, locale: 'it' },
      view,
      ancestors: [{ name: 'Indice', path: start?.path ?? '' }],
    });
    expect(below.trail).toEqual([{ name: 'Indice', path: start?.path }]);
  });

  it('is empty for a root page', () => {
    expect(make({ isTop: true }).trail).toEqual([]);
  });
});

describe('the view of a page', () => {
  it('is that of the family, preceded by name and trail', () => {
    const made = make();
    expect(made.view()).toEqual({
      name: 'Karten',
      trail: made.trail,
      trailLabel: expect.stringMatching(/\S/),
      printedFrom: expect.stringMatching(/^https:\/\/.+\//),
      ...view(),
    });
  });

  it('is built on demand', () => {
    const build = jest.fn(view);
    const made = make({ view: build });
    expect(build).not.toHaveBeenCalled();
    made.view();
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('lists the anchors: ids of its parts, headings of its HTML, sections of the template', () => {
    expect(make().anchors()).toEqual(['start', 'part', 'item']);
  });
});

describe('the title in the head', () => {
  it.each([
    [{}, {}, of.name],
    [{ metaTitle: 'What it offers' }, {}, 'What it offers'],
    [{ metaTitle: 'What it offers' }, { name: 'Page 2' }, 'Page 2'],
  ])('of %j with %j is %j', (words, own, title) => {
    expect(page(ref, { id: 'x', of: { ...of, ...words }, view, ...own }).metaTitle).toBe(title);
  });
});

describe('the line in menus', () => {
  it.each([
    [{ menuText: 'Written for menus', title: 'A headline' }, 'Written for menus'],
    [{ title: 'A headline' }, 'A headline'],
    [{ title: 'Karten' }, undefined],
    [{ title: { text: 'no string' } }, undefined],
    [{}, undefined],
  ])('of %j is %j', (own, line) => {
    expect(page(ref, { id: 'x', of: { ...of, ...own }, view }).menuText).toBe(line);
  });
});
