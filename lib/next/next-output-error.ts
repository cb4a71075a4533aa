/**
 * Next writes or does something else than this site relies on. The message is one line for whoever
 * updated Next: what is no longer so, and the row of the table that says what hangs on it.
 */
export class NextOutputError extends Error {
  override readonly name = 'NextOutputError';

  /**
   * @param what what Next did until now: `writes …`, `puts …`
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
