import { linkTerms } from './link-terms';

const terms = [
  { path: '/en/glossary/sepa/', aliases: ['SEPA', 'Single Euro Payments Area'] },
  { path: '/en/glossary/aml/', aliases: ['money laundering', 'AML'] },
];
const sepa = (words: string): string => `<a href="/en/glossary/sepa/">${words}</a>`;
const aml = (words: string): string => `<a href="/en/glossary/aml/">${words}</a>`;

describe('linkTerms', () => {
  it('links the first mention of each term', () => {
    expect(linkTerms('<p>AML and SEPA, SEPA and money laundering.</p><p>SEPA</p>', terms)).toBe(
      `<p>${aml('AML')} and ${sepa('SEPA')}, SEPA and money laundering.</p><p>SEPA</p>`,
    );
  });

  it.each([
    ['begins a sentence', '<p>Money laundering pays.</p>', `<p>${aml('Money laundering')} pays.</p>`],
    ['has unbreakable spaces', '<p>money\u00a0laundering</p>', `<p>${aml('money\u00a0laundering')}</p>`],
    ['has a longer form', '<p>Single Euro Payments Area</p>', `<p>${sepa('Single Euro Payments Area')}</p>`],
  ])('finds a term that %s', (_what, html, linked) => {
    expect(linkTerms(html, terms)).toBe(linked);
  });

  it.each([
    ['a heading', '<h2 id="a"><a href="#a">SEPA</a></h2>'],
    ['a table', '<table><tr><td>SEPA</td></tr></table>'],
    ['another link', '<p><a href="/en/x/">SEPA rules</a></p>'],
    ['code', '<p><code>SEPA</code></p>'],
    ['the notes', '<section class="footnotes"><ol><li>SEPA</li></ol></section>'],
    ['a longer word', '<p>SEPA-Raum, SEPAs, NONSEPA, SEPA\u2060-\u2060Raum</p>'],
    ['an attribute', '<p><img alt="SEPA"></p>'],
  ])('does not link %s', (_what, html) => {
    expect(linkTerms(html, terms)).toBe(html);
  });

  it('does not link a term that the author links', () => {
    const html = '<p>SEPA is <a href="/en/glossary/sepa/#reach">the area</a>.</p>';
    expect(linkTerms(html, terms)).toBe(html);
  });

  it('links neither to its own page, nor a shorter term within a longer one', () => {
    const area = [...terms, { path: '/en/glossary/area/', aliases: ['SEPA area', 'Area'] }];
    expect(linkTerms('<p>SEPA area, SEPA</p>', area)).toBe(
      `<p><a href="/en/glossary/area/">SEPA area</a>, ${sepa('SEPA')}</p>`,
    );
    expect(linkTerms('<p>SEPA area</p>', area, '/en/glossary/area/')).toBe(`<p>${sepa('SEPA')} area</p>`);
  });

  it('only tries terms that start with the current word', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      path: `/en/glossary/term-${index}/`,
      aliases: [`word${index} payment`],
    }));
    linkTerms('<p>The first text makes the list.</p>', many);
    const exec = jest.spyOn(RegExp.prototype, 'exec');
    const linked = linkTerms('<p>Some text of a few words with a word7 payment.</p>', many);
    const tried = exec.mock.calls.length;
    exec.mockRestore();
    expect(linked).toContain('<a href="/en/glossary/term-7/">word7 payment</a>');
    expect(tried).toBeLessThan(100);
  });
});
