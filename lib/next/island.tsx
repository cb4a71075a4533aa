import { createElement, type ReactNode } from 'react';
import { NamedIsland } from './static-slot.client';
import { takeIsland } from './static-store';

type IslandProps = {
  /** Its name in the list of islands. */
  readonly name: string;
  /** JSON: a document carries them for hydration. */
  readonly props: object;
};

/**
 * A part of a document that React hydrates alone. It goes by its name: a page whose server components import the
 * component would have its script in the first load, bundled anew with all else.
 */
export function Island({ name, props }: IslandProps): ReactNode {
  if (process.env.NODE_ENV === 'development') return <NamedIsland name={name} props={props} />;
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      {createElement(takeIsland(name), props)}
    </div>
  );
}
