import type { ReactNode } from 'react';

/** A component in its states, as the gallery shows them and the tests check them. */
export type Fixture = {
  readonly name: string;
  /** Needs the width of the window: its themes stand below each other. */
  readonly wide?: boolean;
  /** Each state by its name; ids begin with the prefix, since a state appears once a theme. */
  readonly states: Readonly<Record<string, (prefix: string) => ReactNode>>;
};
