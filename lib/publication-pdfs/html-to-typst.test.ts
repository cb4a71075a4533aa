import { convertHtml } from './html-to-typst';

const base = 'https://example.org/en/publications/x/';
const convert = (html: string): string => convertHtml(html, base);

describe('convertHtml', () => {
  it.each([
    [
      'a paragraph',
      '<p>One <strong>two</strong> <em>three</em></p>',
      '{par({"One ";strong({"two"});" ";emph({"three"})})}',
    ],
    [
      'a heading without the link to itself',
      '<h2 id="a"><a href="#a">A</a></h2>',
      '{heading(level:1,{"A"})}',
    ],
    ['a deeper heading', '<h3 id="a"><a href="#a">A</a></h3>', '{heading(level:2,{"A"})}'],
    ['lists', '<ul><li>a</li></ul><ol><li>b</li></ol>', '{list({"a"});enum({"b"})}'],
    [
      'terms of several paragraphs',
      '<dl><dt>T</dt><dd>a</dd><dd>b</dd></dl>',
      '{terms(terms.item({"T"},{"a";"b"}))}',
    ],
    [
      'a link of this site and one of another, without words for screen readers',
      '<a href="/en/x/">a</a><a href="https://eur-lex.europa.eu/">b<span class="visually-hidden"> (new tab)</span></a>',
      '{link("https://example.org/en/x/",{"a"});link("https://eur-lex.europa.eu/",{"b"})}',
    ],
    [
      'a table with names of rows and numbers at the right',
      '<div class="table-frame"><table><thead><tr><td></td><th>B</th></tr></thead><tbody><tr><th scope="row">one two</th><td class="align-right">1</td></tr></tbody></table></div>',
      '{{table(columns:(8fr,3fr,),table.header([],{"B"}),strong({"one two"}),table.cell(align:right,{"1"}))}}',
    ],
    [
      'a heading within a table',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th colspan="2">C</th></tr></tbody></table>',
      '{table(columns:(3fr,3fr,),table.header({"A"},{"B"}),group-row(2,{"C"}))}',
    ],
  ])('writes %s', (_what, html, typst) => {
    expect(convert(html)).toBe(typst);
  });

  it('inserts a footnote at its first reference and refers to it later', () => {
    const reference = '<sup class="footnote-ref"><a href="#fn1" id="fnref1">1</a></sup>';
    const note =
      '<section class="footnotes"><h2>Notes</h2><ol><li id="fn1"><p>N <a href="#fnref1" class="footnote-back">↩</a></p></li></ol></section>';
    expect(convert(`<p>a${reference}b${reference}</p>${note}`)).toBe(
      '{par({"a";[#footnote({"N "})<fn1>];"b";footnote(<fn1>)})}',
    );
  });

  it('escapes text completely', () => {
    expect(convert('<p>"#quit()" \\ $x$ [a]&lt;b&gt;</p>')).toBe('{par({"\\"#quit()\\" \\\\ $x$ [a]<b>"})}');
  });

  it('sets names of rows in bold, unless the table marks totals itself', () => {
    const table = (row: string): string =>
      convert(`<table><thead><tr><th>A</th></tr></thead><tbody><tr>${row}</tr></tbody></table>`);
    expect(table('<th scope="row">n</th>')).toContain('strong({"n"})');
    expect(table('<th scope="row" class="row-name">n</th>')).not.toContain('strong');
  });

  it('omits invisible line-break characters, which the font lacks', () => {
    expect(convert('a\u2060b')).toBe('{"ab"}');
  });

  it.each([
    ['<video></video>', 'A document has no form for <video>, which the text contains.'],
    ['<sup><a href="#fn2">2</a></sup>', 'The text refers to the footnote "fn2", which is not in its list.'],
  ])('refuses %s', (html, message) => {
    expect(() => convert(html)).toThrow(message);
  });
});
