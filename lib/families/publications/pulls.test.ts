import { setPulls } from './pulls';

const html = '<p>One.</p><p>It is <a href="/x/">not</a> much, but\u00a010. Two.</p><table></table>';
const set = (...pulls: string[]): string => setPulls(html, { file: 'x/en.md', pulls });

describe('sentences that stand large', () => {
  it('stand before their paragraphs, for eyes only', () => {
    expect(set('It is not much, but 10.')).toBe(
      html.replace('<p>It', '<aside data-pull="" aria-hidden="true">It is not much, but 10.</aside><p>It'),
    );
    expect(setPulls(html, { file: 'x/en.md', pulls: undefined })).toBe(html);
  });

  it.each(['It is not much, but 11.', 'n'])(
    'stop the build where the text does not say them once: %s',
    (sentence) => {
      expect(() => set(sentence)).toThrow(`pulls: expected one paragraph that says "${sentence}"`);
    },
  );
});
