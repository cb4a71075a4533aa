import { ContentError } from '#lib/content/content-error';
import { escapeHtml } from '#lib/core/html';
import type { PublicationEntry } from './schema';

/** Letters and digits of a text, for comparison without markup and punctuation. */
const readLetters = (html: string): string =>
  html.replaceAll(/<[^>]+>|&\w+;/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '');

const startsParagraph = /^\s*<p>/;
const lastParagraph = /<p>(?:(?!<p>).)*<\/p>\s*$/s;

/**
 * Position of a pull quote: after the paragraph with the sentence, or before the previous one, because the
 * margin beside that paragraph has its notes.
 *
 * @returns offset in the text; undefined if there is no adjacent paragraph
 */
function findPlace(before: string, paragraph: string, after: string): number | undefined {
  return startsParagraph.test(after) ? before.length + paragraph.length : lastParagraph.exec(before)?.index;
}

function insertPullQuote(text: string, sentence: string, file: string): string {
  const letters = readLetters(sentence);
  const paragraphs = [...text.matchAll(/<p>.*?<\/p>/gs)].filter(([part]) =>
    readLetters(part).includes(letters),
  );
  const fail = (expected: string, found: string): never => {
    throw new ContentError([{ file, field: 'pullQuotes', expected, found }]);
  };
  const [paragraph] = paragraphs;
  if (!paragraph || paragraphs.length > 1)
    return fail(`one paragraph that says "${sentence}"`, String(paragraphs.length));
  const [html] = paragraph;
  const end = paragraph.index + html.length;
  const place = findPlace(text.slice(0, paragraph.index), html, text.slice(end));
  if (place === undefined) return fail(`a paragraph before or after the one that says "${sentence}"`, 'none');
  return `${text.slice(0, place)}<div data-pull="" aria-hidden="true">${escapeHtml(sentence)}</div>${text.slice(place)}`;
}

/**
 * Inserts pull quotes for the margin, hidden from screen readers because the text contains the sentences.
 *
 * @param html the text of an entry
 * @throws ContentError if a sentence is not in exactly one paragraph, or that paragraph has no neighbour
 */
export function insertPullQuotes(
  html: string,
  { file, pullQuotes = [] }: Pick<PublicationEntry, 'file' | 'pullQuotes'>,
): string {
  return pullQuotes.reduce((text, sentence) => insertPullQuote(text, sentence, file), html);
}
