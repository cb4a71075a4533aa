/** Everything that is reported besides page views: what it belongs to, and what a visitor did. Reading 129. */
export const trackedActions = {
  link: ['outbound', 'language'],
  download: ['file'],
  form: ['start', 'send', 'error'],
  search: ['query', 'no-result'],
  media: ['play', 'end', 'load'],
  vitals: ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'],
} as const;

export type TrackedCategory = keyof typeof trackedActions;

/** A custom event. The name says which link, file, form or recording; never what somebody typed. */
export type CustomEvent = {
  readonly [C in TrackedCategory]: { readonly category: C; readonly action: (typeof trackedActions)[C][number]; readonly name: string; readonly value?: number };
}[TrackedCategory];

/** The browser's event by which parts of a page report what only they know: a form that was sent, a search. */
export const trackEventName = 'stellwerk:track';

type Loose = Readonly<Record<string, unknown>>;

/** Whether something is a custom event of the list. */
export function isCustomEvent(value: unknown): value is CustomEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { category, action, name, value: number } = value as Loose;
  if (typeof category !== 'string' || !Object.hasOwn(trackedActions, category)) return false;
  const actions: readonly unknown[] = trackedActions[category as TrackedCategory];
  return actions.includes(action) && typeof name === 'string' && (number === undefined || typeof number === 'number');
}
