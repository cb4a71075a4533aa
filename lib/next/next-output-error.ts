/**
 * Next's output or behaviour differs from what this site relies on. The one-line message names the broken
 * expectation and the row of the table in lib/next/README.md that explains its use.
 */
export class NextOutputError extends Error {
  override readonly name = 'NextOutputError';

  /**
   * @param what what Next used to do: `writes …`, `puts …`
   * @param row first cell of the row in `lib/next/README.md`
   */
  constructor(what: string, row: string) {
    super(`Next no longer ${what}: see lib/next/README.md, row "${row}".`);
  }
}

/** @throws {NextOutputError} unless the condition holds */
export function expectOfNext(condition: boolean, what: string, row: string): asserts condition {
  if (!condition) throw new NextOutputError(what, row);
}
