import { markDialogue } from './dialogue';
import { renderMarkdown } from './render';

const render = (markdown: string): string =>
  markDialogue(renderMarkdown({ markdown, locale: 'en', file: 'content/x/en.md', firstLine: 1 }).html);

const name = (speaker: string): string => `<b>${speaker}<span class="visually-hidden">:</span></b> `;

describe('a conversation', () => {
  it('consists of paragraphs with their speakers, even if they repeat', () => {
    expect(render('## Part\n\nAnna\n: One *two*.\n\nBen\n: Three.\n\nAnna\n: Four.')).toBe(
      `<h2 id="part"><a href="#part">Part</a></h2><div><p>${name('Anna')}<span>One <em>two</em>.</span></p>` +
        `<p>${name('Ben')}<span>Three.</span></p><p>${name('Anna')}<span>Four.</span></p></div>`,
    );
  });

  it('names the speaker of consecutive paragraphs once', () => {
    const turns = `<div><p>${name('Anna')}<span>One.</span></p><p><span>Two.</span></p></div>`;
    expect(render('Anna\n: One.\n: Two.')).toBe(turns);
    expect(render('Anna\n: One.\n\n  Two.')).toBe(turns);
  });
});
