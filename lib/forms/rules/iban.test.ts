import { formWords } from '#lib/i18n/form-words';
import { formatProblem } from '../problem';
import vectors from './iban-vectors.json';
import { checkIban, groupIban } from './iban';
import { isSepa, needsBic } from './sepa-countries';

/** Examples of the IBAN registry (SWIFT, ISO 13616) by country, in several spellings, and with errors. */
type Vector = {
  readonly value: string;
  readonly key?: string | undefined;
  readonly de?: string | undefined;
  readonly en?: string | undefined;
};

const rows: readonly Vector[] = vectors;

it('has at least 60 rows with a valid one for every SEPA country', () => {
  expect(rows.length).toBeGreaterThan(99);
  const right = rows.filter(({ key }) => key === undefined).map(({ value }) => value.trim().slice(0, 2));
  expect(new Set(right.map((country) => country.toUpperCase())).size).toBe(42);
  expect(right.every((country) => isSepa(country.toUpperCase()))).toBe(true);
});

it.each(rows)('$value: $key', ({ value, key, de, en }) => {
  const problem = checkIban(value);
  expect(problem?.key).toBe(key);
  expect(problem && formatProblem(problem, formWords.de.problems)).toBe(de);
  expect(problem && formatProblem(problem, formWords.en.problems)).toBe(en);
});

it('leaves no placeholders in messages', () => {
  expect(rows.filter(({ de = '', en = '' }) => /[{}]/.test(de + en))).toEqual([]);
});

it.each([
  ['DE', false],
  ['NO', false],
  ['LI', false],
  ['CH', true],
  ['GB', true],
  ['RS', true],
  ['BR', false],
])('needs a BIC for %s: %s', (country, needed) => {
  expect(needsBic(country)).toBe(needed);
});

it('is grouped by four characters', () => {
  expect(groupIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
});
