import type { ReactNode } from 'react';

/** A page with nothing on it: its scripts are the framework's floor. */
export default function Page(): ReactNode {
  return <h1>Hello</h1>;
}
