import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { JobEntry } from './schema';

/** What a list says once for all: the fields of a position that most of them have in common. */
const fields = ['place', 'hours'] as const;

type Position = Pick<JobEntry, (typeof fields)[number]>;

/** What most positions have in a field. */
type CommonFacts = Partial<Position>;

/** The value that more than half of all have. */
const findMost = (values: readonly string[]): string | undefined =>
  values.find((value) => values.filter((other) => other === value).length * 2 > values.length);

/** Place and hours that most positions have: a list says them once, and of its rows only what is otherwise. */
export function findCommonFacts(entries: readonly Position[]): CommonFacts {
  return Object.fromEntries(fields.map((field) => [field, findMost(entries.map((entry) => entry[field]))]));
}

/** What of a position is not as usual. */
export function listDifferingFacts(entry: Position & Pick<JobEntry, 'locale'>, usual: CommonFacts) {
  const t = translate.careers[entry.locale];
  return fields.flatMap((field) =>
    entry[field] === usual[field] ? [] : [{ label: t(`fact.${field}`), value: entry[field] }],
  );
}

/** What holds for all positions that say nothing else; null where nothing does. */
export function formatCommonFacts(entries: readonly Position[], locale: Locale): string | null {
  const usual = findCommonFacts(entries);
  const facts = fields.flatMap((field) => usual[field] ?? []).join('; ');
  return facts ? translate.careers[locale]('usual', { facts }) : null;
}
