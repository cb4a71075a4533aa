import type { z } from 'zod';
import { ContentError, quoteFound, type ContentProblem } from './content-error';

/** Origin of a value, for messages. */
export type Source = {
  readonly file: string;
  /** Line of a key in the file. */
  readonly lineOf?: (path: readonly PropertyKey[]) => number | undefined;
  /** Path of the value in the exporting module. */
  readonly path?: readonly PropertyKey[];
};

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  );
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`;
    case 'too_small':
      return `at least ${issue.minimum} ${issue.origin === 'string' ? 'characters' : 'entries'}`;
    case 'too_big':
      return `at most ${issue.maximum} ${issue.origin === 'string' ? 'characters' : 'entries'}`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    default:
      return issue.message;
  }
}

/** What is wrong with a value: its size, a number that the check has counted, or the value itself. */
function foundText(issue: z.core.$ZodIssue, value: unknown): string {
  const counted: unknown = issue.code === 'custom' ? issue.params?.['found'] : undefined;
  if (typeof counted === 'number') return String(counted);
  const sized = issue.code === 'too_small' || issue.code === 'too_big';
  return sized && (typeof value === 'string' || Array.isArray(value))
    ? String(value.length)
    : quoteFound(value);
}

function toProblems(issue: z.core.$ZodIssue, input: unknown, source: Source): ContentProblem[] {
  const { file, lineOf } = source;
  const locate = (path: readonly PropertyKey[]): Pick<ContentProblem, 'file' | 'line' | 'path'> => ({
    file,
    line: lineOf?.(path),
    ...(source.path && { path: [...source.path, ...path] }),
  });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...locate([...issue.path, key]),
      field: [...issue.path, key].join('.'),
      expected: 'no such key',
      found: `"${key}"`,
    }));
  }
  if (issue.code === 'invalid_union') {
    // The form that the editor meant is the one with the fewest faults.
    const [closest] = issue.errors.toSorted((a, b) => a.length - b.length);
    if (closest)
      return closest.flatMap((inner) =>
        toProblems({ ...inner, path: [...issue.path, ...inner.path] }, input, source),
      );
  }
  const field = issue.path.join('.') || 'file';
  const found = foundText(issue, valueAt(input, issue.path));
  return [{ ...locate(issue.path), field, expected: expectation(issue), found }];
}

/** Keeps one issue per field: a value of the wrong type also fails further checks, such as its length. */
function keepFirstPerField(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const fieldOf = ({ code, path }: z.core.$ZodIssue): string =>
    [code === 'unrecognized_keys', ...path].join('.');
  return issues.filter(
    (issue, index) => issues.findIndex((other) => fieldOf(other) === fieldOf(issue)) === index,
  );
}

/**
 * Parses a value with a schema.
 *
 * @throws ContentError with one line per problem: file, line if known, field, expected, found
 */
export function parseWithSource<S extends z.ZodType>(schema: S, input: unknown, source: Source): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ContentError(
    keepFirstPerField(result.error.issues).flatMap((issue) => toProblems(issue, input, source)),
  );
}
