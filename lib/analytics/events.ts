/** Everything that is reported besides page views: what it belongs to, and what a visitor did. docs/specification.md#s129. */
type TrackedActions = { link: 'outbound' | 'language'; download: 'file'; vitals: 'CLS' | 'INP' | 'LCP' };

/** What a visitor did. The name says which link or file; never what somebody typed. */
export type TrackedEvent = {
  readonly [C in keyof TrackedActions]: {
    readonly category: C;
    readonly action: TrackedActions[C];
    readonly name: string;
    readonly value?: number;
  };
}[keyof TrackedActions];
