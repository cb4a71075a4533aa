import { marginLimit, placeMarginNotes, takeFirstSentence } from './margin-notes';

const ref = (n: number, sub = '') =>
  `<sup class="footnote-ref"><a href="#fn${n}" id="fnref${n}${sub}">${n}</a></sup>`;
const list = (...items: string[]) =>
  `<section class="footnotes" aria-labelledby="footnotes"><h2 id="footnotes" class="visually-hidden">Notes</h2><ol>${items.join('')}</ol></section>`;
const note = (n: number) => `<li id="fn${n}" class="footnote-item"><p>Note ${n}</p></li>`;
const terms = new Map(
  [
    { path: '/en/glossary/a/', name: 'A', definition: 'First.' },
    { path: '/en/glossary/b/', name: 'B', definition: 'Second.' },
  ].map((term) => [term.path, term]),
);
const link = (name: string) => `<a href="/en/glossary/${name}/">${name}</a>`;

const itemsOf = (html: string) => [...html.matchAll(/<li ([^>]*)>/g)].map((found) => found[1]);

describe('placeMarginNotes', () => {
  it('numbers footnotes and terms in the order of the text, each at its first mention', () => {
    const html = `<p>${link('b')}${ref(1)}${link('a')}${link('b')}${ref(2)}${ref(1, ':1')}</p>${list(note(1), note(2))}`;
    const placed = placeMarginNotes(html, terms, 'Notes');
    expect(itemsOf(placed)).toEqual([
      'class="term-note" data-note="1"',
      'id="fn1" value="1" data-note="2" class="footnote-item"',
      'class="term-note" data-note="3"',
      'id="fn2" value="2" data-note="4" class="footnote-item"',
    ]);
    expect(placed).toContain('<a data-note="1" href="/en/glossary/b/">b</a><sup data-note="2" ');
    expect(placed.match(/data-note="\d+"/g)).toHaveLength(8);
  });

  it('adds a list if a text has terms but no footnotes, and none if it has neither', () => {
    expect(placeMarginNotes(`<p>${link('a')}</p>`, terms, 'Notes')).toBe(
      `<p><a data-note="1" href="/en/glossary/a/">a</a></p>${list('<li class="term-note" data-note="1"><a href="/en/glossary/a/">A</a> First.</li>')}`,
    );
    expect(placeMarginNotes(`<p>${link('c')}</p>`, terms, 'Notes')).toBe(`<p>${link('c')}</p>`);
  });

  it('explains no terms in tables, but their footnotes', () => {
    const html = `<table><tr><td>${link('a')}${ref(1)}</td></tr></table><p>${link('a')}</p>${list(note(1))}`;
    const placed = placeMarginNotes(html, terms, 'Notes');
    expect(placed).toContain(`<td>${link('a')}<sup data-note="1" `);
    expect(placed).toContain('<p><a data-note="2" ');
  });

  it('replaces existing numbers', () => {
    const once = placeMarginNotes(`<p>${link('a')}${ref(1)}</p>${list(note(1))}`, undefined, 'Notes');
    expect(itemsOf(once)).toEqual(['id="fn1" value="1" data-note="1" class="footnote-item"']);
    expect(itemsOf(placeMarginNotes(once, terms, 'Notes'))).toEqual([
      'class="term-note" data-note="1"',
      'id="fn1" value="1" data-note="2" class="footnote-item"',
    ]);
  });

  it('keeps notes beyond the limit of the margin in the list, in order', () => {
    const numbers = Array.from({ length: marginLimit + 1 }, (_, index) => index + 1);
    const html = `<p>${numbers.map((n) => ref(n)).join('')}</p>${list(...numbers.map(note))}`;
    const items = itemsOf(placeMarginNotes(html, undefined, 'Notes'));
    expect(items).toHaveLength(marginLimit + 1);
    expect(items.at(-1)).toBe(`id="fn${marginLimit + 1}" value="${marginLimit + 1}" class="footnote-item"`);
  });
});

describe('takeFirstSentence', () => {
  it('ends with the first full stop before a space', () => {
    expect(takeFirstSentence('Under Art.\u00a05 it is a rule. It holds.')).toBe(
      'Under Art.\u00a05 it is a rule.',
    );
    expect(takeFirstSentence('No stop')).toBe('No stop');
  });
});
