/** Events besides page views: category and action. docs/specification.md#s129. */
type TrackedActions = { link: 'outbound' | 'language'; download: 'file'; vitals: 'CLS' | 'INP' | 'LCP' };

/** A visitor's action. The name identifies a link or file; it never contains user input. */
export type TrackedEvent = {
  readonly [C in keyof TrackedActions]: {
    readonly category: C;
    readonly action: TrackedActions[C];
    readonly name: string;
    readonly value?: number;
  };
}[keyof TrackedActions];
