import type { ReactNode } from 'react';

/** An empty page, whose scripts are the framework's minimum. */
export default function Page(): ReactNode {
  return <h1>Hello</h1>;
}
