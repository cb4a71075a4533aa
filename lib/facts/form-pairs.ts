import type { FieldView } from '#lib/core/form-view';

const pairs: readonly (readonly [string, string])[] = [
  ['name', 'company'],
  ['name', 'email'],
  ['phone', 'start'],
  ['name', 'birthday'],
  ['email', 'phone'],
];

const isPair = (first: string, second: string | undefined): boolean =>
  pairs.some(([a, b]) => a === first && b === second);

/**
 * Two short fields that follow each other share a line; a field shares one with one other only.
 *
 * @param names fields in their order
 * @returns for each the half of the line that it takes, or null for a line of its own
 */
export function pairFields(names: readonly string[]): FieldView['half'][] {
  const halves: FieldView['half'][] = [];
  for (const [index, name] of names.entries()) {
    if (halves.at(-1) === 'first') halves.push('second');
    else halves.push(isPair(name, names[index + 1]) ? 'first' : null);
  }
  return halves;
}
