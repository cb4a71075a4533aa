/** A problem that an editor has to fix. */
export type ContentProblem = {
  /** Path relative to the project root. */
  readonly file: string;
  /** Line in the file, from 1, if known. */
  readonly line?: number | undefined;
  /** Key of the front matter or part of the page. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
  /** Path of the value in the exporting module, from which its line is determined. */
  readonly path?: readonly PropertyKey[] | undefined;
};

/** `content/glossary/x/de.md:4: description: expected 50 to 160 characters, found 12`. */
export function formatProblem({ file, line, field, expected, found }: ContentProblem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${field}: expected ${expected}, found ${found}`;
}

/** Fails a build with one line per problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}

/** Runs a step for every input and collects all problems into one error. */
export function gatherProblems<I, O>(inputs: readonly I[], step: (input: I) => O): O[] {
  const problems: ContentProblem[] = [];
  const outputs = inputs.flatMap((input) => {
    try {
      return [step(input)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
  return outputs;
}

/** Shortens a value for a message. */
export function quoteFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text =
    typeof value === 'string'
      ? `"${value.replace(/\s*\n\s*/g, ' ')}"`
      : ((JSON.stringify(value) as string | undefined) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 57)}…${text.startsWith('"') ? '"' : ''}` : text;
}
