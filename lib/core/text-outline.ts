import { countWords } from './reading-time';

/** A text in numbers: its words, and after how many of them its parts stand. */
export type TextOutline = {
  readonly words: number;
  /** Where each chapter begins. */
  readonly chapters: readonly number[];
  /** Where a sentence first names what was looked for; tables and headings are none. */
  readonly named?: number;
};

const even = (text: string): string => text.replace(/\s|&nbsp;/g, ' ');

/** @param html of a text, headings of level two its chapters; notes behind it do not count */
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
