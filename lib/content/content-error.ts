/** One thing an editor has to mend. */
export type ContentProblem = {
  /** Path from the project's root. */
  readonly file: string;
  /** Line in the file, from 1, where it is known. */
  readonly line?: number | undefined;
  /** Key of the front matter or part of the page. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
  /** Where the value stands in the module that exports it; the check of the content finds the line by it. */
  readonly path?: readonly PropertyKey[] | undefined;
};

/** `content/glossary/x/de.md:4: description: expected 50 to 160 characters, found 12`. */
export function formatProblem({ file, line, field, expected, found }: ContentProblem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${field}: expected ${expected}, found ${found}`;
}

/** Stops a build: one clear line per problem, nothing else. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}

/** Runs a step for every input and gathers the problems of all, so that an editor sees them at once. */
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

/** Shortens a found value for a message. */
export function quoteFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text =
    typeof value === 'string'
      ? `"${value.replace(/\s*\n\s*/g, ' ')}"`
      : ((JSON.stringify(value) as string | undefined) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 57)}…${text.startsWith('"') ? '"' : ''}` : text;
}
