import { foldText } from '#lib/core/fold-text';
import type { ExcerptPart } from './excerpt';

/** For each letter of a folded text, which letter of the text it comes from. */
function mapLetters(letters: readonly string[]): number[] {
  return letters.flatMap((letter, index) => Array.from(foldText(letter), () => index));
}

/** The letters that belong to one of the words, wherever in a word of the text. */
function findLetters(letters: readonly string[], words: readonly string[]): Set<number> {
  const folded = foldText(letters.join(''));
  const places = mapLetters(letters);
  const found = new Set<number>();
  for (const word of words.filter(Boolean))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (const place of places.slice(at, at + word.length)) found.add(place);
  return found;
}

/**
 * Cuts a name into what was typed and what was not.
 *
 * @param words without accents and capitals
 */
export function markLetters(text: string, words: readonly string[]): ExcerptPart[] {
  const letters = [...text];
  const found = findLetters(letters, words);
  const parts: { text: string; isFound: boolean }[] = [];
  letters.forEach((letter, index) => {
    const isFound = found.has(index);
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else parts.push({ text: letter, isFound });
  });
  return parts;
}
