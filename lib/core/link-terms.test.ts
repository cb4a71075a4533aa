import { linkTerms } from './link-terms';

const terms = [
  { path: '/en/glossary/sepa/', forms: ['SEPA', 'Single Euro Payments Area'] },
  { path: '/en/glossary/aml/', forms: ['money laundering', 'AML'] },
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
  ])('leaves %s alone', (_what, html) => {
    expect(linkTerms(html, terms)).toBe(html);
  });

  it('leaves a term to the author who links it', () => {
    const html = '<p>SEPA is <a href="/en/glossary/sepa/#reach">the area</a>.</p>';
    expect(linkTerms(html, terms)).toBe(html);
  });
});
