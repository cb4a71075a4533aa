/** What is kept of a form for this session, so that a reload or a lost connection costs nothing. */
export type Draft = {
  /** With it, a message is taken once, however often it is sent. Null until it is on its way, and once its end is known. */
  readonly ticket: string | null;
  readonly values: Readonly<Record<string, readonly string[]>>;
};

export const emptyDraft: Draft = { ticket: null, values: {} };

/**
 * The values that may be kept: never those of private fields, never files, nothing empty.
 *
 * @param entries names and values as a form gives them
 * @param privateNames fields whose values stay on the page
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

/** Reads a draft back; whatever else stands there counts as none. */
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
