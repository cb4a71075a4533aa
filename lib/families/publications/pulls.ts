import { ContentError } from '#lib/content/content-error';
import { escapeHtml } from '#lib/core/html';
import type { PublicationEntry } from './schema';

/** What is read of a text: its letters and numbers, whatever joins, links or emphasizes them. */
const readLetters = (html: string): string =>
  html.replaceAll(/<[^>]+>|&\w+;/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '');

const startsParagraph = /^\s*<p>/;
const lastParagraph = /<p>(?:(?!<p>).)*<\/p>\s*$/s;

/**
 * Where a sentence stands large: a paragraph away from the one that says it, beside which the margin has its notes.
 *
 * @param before the text up to the paragraph that says it
 * @param after the text from the end of that paragraph
 * @returns how far into the text; undefined where that paragraph has no other beside it
 */
function findPlace(before: string, said: string, after: string): number | undefined {
  return startsParagraph.test(after) ? before.length + said.length : lastParagraph.exec(before)?.index;
}

function setPull(text: string, sentence: string, file: string): string {
  const letters = readLetters(sentence);
  const found = [...text.matchAll(/<p>.*?<\/p>/gs)].filter(([part]) => readLetters(part).includes(letters));
  const fail = (expected: string, what: string): never => {
    throw new ContentError([{ file, field: 'pulls', expected, found: what }]);
  };
  const [paragraph] = found;
  if (!paragraph || found.length > 1)
    return fail(`one paragraph that says "${sentence}"`, String(found.length));
  const [said] = paragraph;
  const end = paragraph.index + said.length;
  const place = findPlace(text.slice(0, paragraph.index), said, text.slice(end));
  if (place === undefined) return fail(`a paragraph before or after the one that says "${sentence}"`, 'none');
  return `${text.slice(0, place)}<div data-pull="" aria-hidden="true">${escapeHtml(sentence)}</div>${text.slice(place)}`;
}

/**
 * Sets sentences of a text large, for its margin. They are not read aloud: what they say is said by the text.
 *
 * @param html the text of an entry
 * @throws ContentError where no paragraph, or more than one, says a sentence, or that one stands alone
 */
export function setPulls(
  html: string,
  { file, pulls = [] }: Pick<PublicationEntry, 'file' | 'pulls'>,
): string {
  return pulls.reduce((text, sentence) => setPull(text, sentence, file), html);
}
