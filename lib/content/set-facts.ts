import { formatNumber } from '#lib/i18n/format';
import type { Language } from '#lib/i18n/languages';

/** Facts that a text may quote as `{name}`: numbers are formatted, strings are inserted unchanged. */
export type QuotedFacts = Readonly<Record<string, number | string>>;

/**
 * Replaces facts quoted as `{name}` in a text.
 *
 * @param fail called with the name of an unknown fact
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
