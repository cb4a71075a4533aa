import type { FieldView } from '#lib/core/form-view';

const pairs: readonly (readonly [string, string])[] = [
  ['name', 'company'],
  ['name', 'email'],
  ['phone', 'start'],
  ['name', 'birthday'],
  ['email', 'phone'],
  ['phone', 'account'],
  ['connection', 'earlier'],
];

/** Short values: always half a line. */
const narrow: ReadonlySet<string> = new Set(['amount']);

type Short = { readonly name: string; readonly hasHint: boolean };

/** A hint next to a field without one would misalign the controls. */
const isPair = (first: Short, second: Short | undefined): boolean =>
  second?.hasHint === first.hasHint && pairs.some(([a, b]) => a === first.name && b === second.name);

/**
 * Places consecutive short fields in pairs.
 *
 * @param fields in order
 * @returns for each field its half of the line, or null for a full line
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
