import { formatNumber } from '#lib/i18n/format';
import type { Language } from '#lib/i18n/languages';

/** What a text may quote as `{name}`: numbers are written as the language does, strings as they are. */
export type QuotedFacts = Readonly<Record<string, number | string>>;

/**
 * Fills in the facts that a text quotes as `{name}`.
 *
 * @param fail called with the name of a fact that is not among those given
 */
export function fillFacts(
  text: string,
  language: Language,
  facts: QuotedFacts,
  fail: (name: string) => void,
): string {
  return text.replace(/\{(\w+)\}/g, (quoted, name: string) => {
    const fact = facts[name];
    if (fact === undefined) fail(name);
    return typeof fact === 'number' ? formatNumber(fact, language) : (fact ?? quoted);
  });
}
