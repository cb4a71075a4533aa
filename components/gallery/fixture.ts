import type { ReactNode } from 'react';

/** The states of a component, for the gallery and its tests. */
export type Fixture = {
  readonly name: string;
  /** Whether it needs the full width: its themes are shown below each other. */
  readonly wide?: boolean;
  /** States by name; the prefix makes ids unique, because a state appears once per theme. */
  readonly states: Readonly<Record<string, (prefix: string) => ReactNode>>;
};
