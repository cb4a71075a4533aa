import { countWords } from './reading-time';

/** Length of a text in words, and the positions of its parts as numbers of words before them. */
export type TextOutline = {
  readonly words: number;
  readonly chapters: readonly number[];
  /** Start of the first paragraph or list item that contains the phrase. */
  readonly named?: number;
};

const even = (text: string): string => text.replace(/\s|&nbsp;/g, ' ');

/** @param html of a text; level-two headings begin chapters, footnotes do not count */
export function outlineText(html: string, phrase?: string): TextOutline {
  const [text = ''] = even(html).split('<section');
  const wordsBefore = (index: number): number => countWords(text.slice(0, index));
  const placesOf = (tag: RegExp): number[] => [...text.matchAll(tag)].map(({ index }) => wordsBefore(index));
  const sentence =
    phrase === undefined
      ? undefined
      : [...text.matchAll(/<(p|li)>([\s\S]*?)<\/\1>/g)].find(([part]) => part.includes(even(phrase)));
  return {
    words: countWords(text),
    chapters: placesOf(/<h2\b/g),
    ...(sentence && { named: wordsBefore(sentence.index) }),
  };
}
