import type { ExcerptPart } from '#lib/search/excerpt';

type Attributes = Readonly<Record<string, string>>;

/**
 * Makes an element. What comes from the index or the visitor goes in as text.
 *
 * @param content text, or what stands in the element
 */
export function draw<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

/** A text with what was looked for marked. */
export const drawParts = (parts: readonly ExcerptPart[]): (Node | string)[] =>
  parts.map(({ text, isFound }) => (isFound ? draw('mark', {}, text) : text));

/** Puts values into the places of a sentence. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
