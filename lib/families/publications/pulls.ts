import { ContentError } from '#lib/content/content-error';
import { escapeHtml } from '#lib/core/html';
import type { PublicationEntry } from './schema';

/** What is read of a text: its letters and numbers, whatever joins, links or emphasizes them. */
const readLetters = (html: string): string =>
  html.replaceAll(/<[^>]+>|&\w+;/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Sets sentences of a text large before the paragraphs that they stand in. They are not read aloud: what they say
 * is said by the text.
 *
 * @param html the text of an entry
 * @throws ContentError where no paragraph, or more than one, says a sentence
 */
export function setPulls(
  html: string,
  { file, pulls = [] }: Pick<PublicationEntry, 'file' | 'pulls'>,
): string {
  return pulls.reduce((text, sentence) => {
    const said = readLetters(sentence);
    const found = [...text.matchAll(/<p>.*?<\/p>/gs)].filter(([part]) => readLetters(part).includes(said));
    const [paragraph] = found;
    if (!paragraph || found.length > 1)
      throw new ContentError([
        {
          file,
          field: 'pulls',
          expected: `one paragraph that says "${sentence}"`,
          found: String(found.length),
        },
      ]);
    const { index } = paragraph;
    return `${text.slice(0, index)}<aside data-pull="" aria-hidden="true">${escapeHtml(sentence)}</aside>${text.slice(index)}`;
  }, html);
}
