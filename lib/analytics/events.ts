/** Everything that is reported besides page views: what it belongs to, and what a visitor did. Reading 129. */
type TrackedActions = {
  link: 'outbound' | 'language';
  download: 'file';
  form: 'start' | 'send' | 'error';
  search: 'query' | 'no-result';
  media: 'play' | 'end' | 'load';
  vitals: 'CLS' | 'INP' | 'LCP';
};

/** A custom event. The name says which link, file, form or recording; never what somebody typed. */
export type CustomEvent = {
  readonly [C in keyof TrackedActions]: {
    readonly category: C;
    readonly action: TrackedActions[C];
    readonly name: string;
    readonly value?: number;
  };
}[keyof TrackedActions];

/** The browser's event by which parts of a page report what only they know: a form that was sent, a search. */
export const trackEventName = 'stellwerk:track';

/** Reports from a part of a page, whether or not anybody listens. */
export function track(document: Document, event: CustomEvent): void {
  document.dispatchEvent(new window.CustomEvent(trackEventName, { detail: event }));
}
