import type { FieldView } from '#lib/core/form-view';

const pairs: readonly (readonly [string, string])[] = [
  ['name', 'company'],
  ['name', 'email'],
  ['phone', 'start'],
  ['name', 'birthday'],
  ['email', 'phone'],
];

/** Answers of a few digits: half a line is enough also where nothing stands beside them. */
const narrow: ReadonlySet<string> = new Set(['amount']);

type Short = { readonly name: string; readonly hasHint: boolean };

/** A hint beside a field without one would push its control out of the line. */
const isPair = (first: Short, second: Short | undefined): boolean =>
  second?.hasHint === first.hasHint && pairs.some(([a, b]) => a === first.name && b === second.name);

/**
 * Two short fields that follow each other share a line; a field shares one with one other only.
 *
 * @param fields in their order
 * @returns for each the half of the line that it takes, or null for a line of its own
 */
export function pairFields(fields: readonly Short[]): FieldView['half'][] {
  let isSecond = false;
  return fields.map((field, index) => {
    if (isSecond) {
      isSecond = false;
      return 'second';
    }
    isSecond = isPair(field, fields[index + 1]);
    return isSecond || narrow.has(field.name) ? 'first' : null;
  });
}
