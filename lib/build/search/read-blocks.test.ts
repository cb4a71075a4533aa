import { readBlocks } from './read-blocks';

const read = (main: string) =>
  readBlocks(`<html><body><p>Chrome</p><main id="main">${main}</main><footer>Chrome</footer>`);
const texts = (main: string): string[] => read(main).map(({ text }) => text);

describe('readBlocks', () => {
  it('reads paragraphs, headings, cells and list items of the main text', () => {
    expect(read('<h1>Cards</h1><div>For <b>all</b> of you.<ul><li>One<li>Two</ul></div>')).toEqual([
      { text: 'Cards', isHeading: true },
      { text: 'For all of you.', isHeading: false },
      { text: 'One', isHeading: false },
      { text: 'Two', isHeading: false },
    ]);
    expect(texts('<table><tr><th>Fee<td>1 %</table>')).toEqual(['Fee', '1 %']);
  });

  it.each([
    ['ways', '<nav>Way</nav>'],
    ['drawings', '<svg><text>Drawn</text></svg>'],
    ['scripts and styles', '<script>x</script><style>y</style>'],
    ['what is hidden', '<p hidden>No</p><p aria-hidden="true">No</p>'],
    [
      'sections with links to other pages',
      '<section aria-labelledby="contact"><h2 id="contact">Write</h2></section>',
    ],
    ['marks of notes', '<sup>1</sup>'],
    ['fields', '<form><label>Name</label></form><button>Send</button>'],
  ])('omits %s', (_name, markup) => {
    expect(texts(`<p>Text</p>${markup}`)).toEqual(['Text']);
  });

  it('omits new-tab hints of links, not their text', () => {
    expect(
      texts('<p><a href="https://x.example" target="_blank">§ 675u<span> (new tab)</span></a> rules</p>'),
    ).toEqual(['§ 675u rules']);
  });

  it('separates code blocks from the sentence after them, but not code at the start of a sentence', () => {
    expect(texts('<p><code>POST /v1</code> Both signals are clear.</p>')).toEqual([
      'POST /v1',
      'Both signals are clear.',
    ]);
    expect(texts('<p><code>amount</code> is in cents, <code>POST</code> Sends.</p>')).toEqual([
      'amount is in cents, POST Sends.',
    ]);
  });

  it('separates adjacent elements, and joins parts connected by joiners', () => {
    expect(texts('<p><b>Title</b><span>Sentence</span></p>')).toEqual(['Title Sentence']);
    expect(texts('<p>Zah\u00adlung E\u2060-\u2060Geld   x</p>')).toEqual(['Zahlung E-Geld x']);
  });
});
