import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { renderInline, renderMarkdown } from './render';

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
});
afterAll(() => tree.leave());

const render = (markdown: string, locale: 'en' | 'de' = 'en'): string =>
  renderMarkdown({ markdown, locale, file: 'x.md', firstLine: 1 }).html;
/** `~` is a no-break space. */
const bound = (text: string): string => text.replaceAll('~', '\u00a0');

describe('renderMarkdown', () => {
  it('wraps tables in a labelled container that scrolls by keyboard', () => {
    const table =
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
    expect(render('| A | B |\n| --- | --- |\n| 1 | 2 |')).toBe(
      `<div class="table-frame" role="group" tabindex="0" aria-label="Table, can be scrolled sideways">${table}</div>`,
    );
    expect(render('| A | B |\n| --- | --- |\n| 1 | 2 |', 'de')).toContain(
      'aria-label="Tabelle, seitlich scrollbar"',
    );
  });

  it('adds column names to the cells of stacking tables', () => {
    const long = 'One business day after the order, or on the same day where the bank can';
    const wide = `| A | *B* & "b" | C |\n| --- | --- | --- |\n| 1 | ${long} | 3 |\n| 4 | 5 | ${long} |`;
    const html = render(`${wide}\n\n| A | B |\n| --- | --- |\n| 1 | 2 |`);
    const row = (a: string, b: string, c: string): string =>
      `<tr><td>${a}</td><td data-column="B &amp; “b”">${b}</td><td data-column="C">${c}</td></tr>`;
    expect(html).toContain(`<tbody>${row('1', long, '3')}${row('4', '5', long)}</tbody>`);
    expect(html.match(/class="table-frame[^"]*"/g)).toEqual([
      'class="table-frame stacks"',
      'class="table-frame"',
    ]);
    expect(html).toContain('<tr><td>1</td><td>2</td></tr>');
    // What stacks never scrolls.
    expect(html.match(/ tabindex="0"/g)).toHaveLength(1);
  });

  it('aligns cells by class, because the content security policy forbids style attributes', () => {
    const html = render('| A | B |\n| :-: | --: |\n| 1 | 2 |');
    expect(html.match(/<t[hd] [^>]*>/g)).toEqual([
      '<th scope="col" class="align-center">',
      '<th scope="col" class="align-right">',
      '<td class="align-center">',
      '<td class="align-right">',
    ]);
  });

  it('makes row names headers if the corner is empty', () => {
    expect(render('|  | A |\n| --- | --- |\n| **One** | 1 |')).toContain(
      '<thead><tr><td></td><th scope="col">A</th></tr></thead><tbody><tr><th scope="row"><strong>One</strong></th><td>1</td></tr></tbody>',
    );
  });

  it('links footnotes both ways and keeps the links on the line of the preceding word', () => {
    expect(render('One[^a] two[^a].\n\n[^a]: Note.')).toBe(
      '<p>One\u2060<sup data-note="1" class="footnote-ref"><a href="#fn1" id="fnref1">1</a></sup> two\u2060<sup class="footnote-ref"><a href="#fn1" id="fnref1:1">1</a></sup>.</p>' +
        '<section class="footnotes" aria-labelledby="footnotes"><h2 id="footnotes" class="visually-hidden">Explanatory notes</h2><ol><li id="fn1" value="1" data-note="1" class="footnote-item"><p>Note.\u00a0<a href="#fnref1" class="footnote-back" aria-label="Back to the text">↩\uFE0E</a>\u00a0<a href="#fnref1:1" class="footnote-back" aria-label="Back to the text">↩\uFE0E</a></p></li></ol></section>',
    );
    expect(render('Eins[^a].\n\n[^a]: Note.', 'de')).toMatch(
      />Erläuterungen<\/h2>.*aria-label="Zurück zum Text"/s,
    );
  });

  it('keeps the space of a line break between words', () => {
    expect(render('*One*\n**two**\n\n- *a*\n  *b*')).toBe(
      '<p><em>One</em>\n<strong>two</strong></p><ul><li><em>a</em>\n<em>b</em></li></ul>',
    );
  });

  it('writes definition lists', () => {
    expect(render('Term\n: One\n: Two')).toBe('<dl><dt>Term</dt><dd>One</dd><dd>Two</dd></dl>');
  });

  it('turns a single image into a figure with size and caption', () => {
    tree.write('public/images/flow.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"/>');
    const image =
      '<img src="/images/flow.svg" alt="Three &quot;stops&quot; &amp; a line" width="640" height="320" loading="lazy" decoding="async">';
    expect(render('![Three &quot;stops&quot; & a line](/images/flow.svg "How it <flows>")')).toBe(
      `<figure>${image}<figcaption>How it &lt;flows&gt;</figcaption></figure>`,
    );
    expect(render('![A line](/images/flow.svg)')).toMatch(/^<figure><img [^>]*alt="A line"[^>]*><\/figure>$/);
    expect(render('Text ![A line](/images/flow.svg)')).toMatch(/^<p>Text <img [^>]*><\/p>$/);
  });

  it('renders again when an image changes its size', () => {
    tree.write('public/images/grow.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>');
    expect(render('![A line](/images/grow.svg)')).toContain('width="10" height="20"');
    tree.write('public/images/grow.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"/>');
    expect(render('![A line](/images/grow.svg)')).toContain('width="30" height="40"');
  });

  it('gives headings an id and a link to themselves', () => {
    expect(render('## Größe & *Maß*\n\n### Two')).toBe(
      '<h2 id="grose-and-mas"><a href="#grose-and-mas">Größe &amp; <em>Maß</em></a></h2><h3 id="two"><a href="#two">Two</a></h3>',
    );
  });

  it('opens external links in a new tab without opener, with a hint', () => {
    expect(render('[law](https://law.example/a?b=1&c)')).toBe(
      '<p><a href="https://law.example/a?b=1&amp;c" target="_blank" rel="noopener">law<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
    );
    expect(render('[Gesetz](https://law.example/)', 'de')).toContain(
      '<span class="visually-hidden"> (öffnet in neuem Tab)</span></a>',
    );
    expect(render('<https://law.example/>')).toContain('target="_blank" rel="noopener"');
  });

  it.each(['/en/x/', '#part', 'mailto:a@b.example', 'tel:+4930', '/documents/x.pdf'])(
    'does not mark the link %s as external',
    (href) => {
      expect(render(`[x](${href}) [y](https://law.example/)`)).toContain(`<a href="${href}">x</a>`);
    },
  );

  it('applies German typography', () => {
    expect(render('"Er sagt \'ja\'", z. B. 10 000 € nach § 5 am 3. Mai 2026 – oder 3 %.', 'de')).toBe(
      bound('<p>„Er sagt ‚ja‘“, z.~B. 10~000~€ nach §~5 am 3.~Mai~2026~– oder 3~%.</p>'),
    );
  });

  it('keeps an opening quotation mark with the link after it', () => {
    expect(render('§ [5](/de/x/), Art. [6](/de/x/)', 'de')).toBe(
      bound('<p>§~<a href="/de/x/">5</a>, Art.~<a href="/de/x/">6</a></p>'),
    );
  });

  it('applies British typography', () => {
    expect(render("\"They say 'yes'\" – it's the customers' choice on 3 May 2026, No. 5.")).toBe(
      bound('<p>“They say ‘yes’”~– it’s the customers’ choice on 3~May~2026, No.~5.</p>'),
    );
  });

  it('leaves code and "(c)" unchanged', () => {
    expect(render('`"a" – 10 000 §` (c) (r) ...')).toBe(
      '<p><code>&quot;a&quot; – 10 000 §</code> (c) (r) ...</p>',
    );
  });
});

describe('renderInline', () => {
  it('renders without a paragraph', () => {
    expect(renderInline('**"Ja"**, [x](/de/x/)', 'de')).toBe('<strong>„Ja“</strong>, <a href="/de/x/">x</a>');
  });
});
