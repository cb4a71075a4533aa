import { localeTags, type Locale } from '#lib/i18n/locales';
import { renderInline, typeset } from './markdown/render';

/** What a text may quote as `{name}`: numbers are written as the language does, strings as they are. */
export type QuotedFacts = Readonly<Record<string, number | string>>;

/** A value whose texts are set: Markdown under `text` has become HTML under `html`. */
export type SetTexts<T> = T extends readonly unknown[]
  ? { readonly [K in keyof T]: SetTexts<T[K]> }
  : T extends object
    ? { readonly [K in keyof T as K extends 'text' ? 'html' : K]: SetTexts<T[K]> }
    : T;

/**
 * Fills in the facts that a text quotes as `{name}`.
 *
 * @throws Error when there is no such fact
 */
export function fillFacts(text: string, locale: Locale, facts: QuotedFacts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined)
      throw new Error(`There is no fact "${name}", which a text quotes: "${text.slice(0, 60)}"`);
    return typeof fact === 'number' ? new Intl.NumberFormat(localeTags[locale]).format(fact) : fact;
  });
}

/**
 * Sets all texts of a content item for print: facts in braces are filled in, Markdown under the
 * key `text` becomes `html`, every other string is typeset. Numbers and flags stay as they are.
 *
 * @throws Error when a text quotes a fact that is not among those given
 */
export function setTexts<T>(value: T, locale: Locale, facts: QuotedFacts = {}): SetTexts<T> {
  const set = (part: unknown): unknown => {
    if (typeof part === 'string') return typeset(fillFacts(part, locale, facts), locale);
    if (Array.isArray(part)) return part.map(set);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) =>
        key === 'text' && typeof inner === 'string'
          ? ['html', renderInline(fillFacts(inner, locale, facts), locale)]
          : [key, set(inner)],
      ),
    );
  };
  return set(value) as SetTexts<T>;
}
