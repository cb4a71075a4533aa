/** A form's values in the session storage, so that they survive a reload or a lost connection. */
export type Draft = {
  /** Idempotency key of a submission. Null before it is sent, and after its result is known. */
  readonly ticket: string | null;
  readonly values: Readonly<Record<string, readonly string[]>>;
};

export const emptyDraft: Draft = { ticket: null, values: {} };

/**
 * Selects the values to store: no private fields, no files, nothing empty.
 *
 * @param entries names and values of the form
 * @param privateNames fields that are never stored
 */
export function pickValues(
  entries: Iterable<readonly [string, unknown]>,
  privateNames: ReadonlySet<string>,
): Draft['values'] {
  const values: Record<string, string[]> = {};
  for (const [name, value] of entries)
    if (typeof value === 'string' && value !== '' && !privateNames.has(name))
      (values[name] ??= []).push(value);
  return values;
}

const isValues = (value: unknown): value is Draft['values'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (list) => Array.isArray(list) && list.every((entry) => typeof entry === 'string'),
  );

/** Parses a stored draft; anything invalid gives an empty draft. */
export function parseDraft(text: string | null): Draft {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return emptyDraft;
    const ticket = 'ticket' in draft && typeof draft.ticket === 'string' ? draft.ticket : null;
    return isValues(draft.values) ? { ticket, values: draft.values } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}
