import type { ReactNode } from 'react';
import { Screen, type ScreenProps } from './screen';

export type AppScreenProps = Omit<ScreenProps, 'app' | 'checks'> & {
  /** Whose app it is. */
  readonly company: { readonly slug: string; readonly name: string };
  /** Checks that are passed. */
  readonly checks: readonly string[];
};

/** A screen on which every check is passed, as the home page's panel shows it. */
export function AppScreen({ company, checks, ...screen }: AppScreenProps): ReactNode {
  return (
    <Screen {...screen} app={company} checks={checks.map((text) => ({ text, result: 'passed' as const }))} />
  );
}
