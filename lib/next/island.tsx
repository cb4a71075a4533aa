import { createElement, type ReactNode } from 'react';
import { NamedIsland } from './static-slot.client';
import { takeIsland } from './static-store';

type IslandProps = {
  /** Name in the list of islands. */
  readonly name: string;
  /** Serialised as JSON in the document for hydration. */
  readonly props: object;
};

/**
 * A part of a document that React hydrates separately. Referenced by name: importing the component in a
 * server component would add its script to the page's first load.
 */
export function Island({ name, props }: IslandProps): ReactNode {
  if (process.env.NODE_ENV === 'development') return <NamedIsland name={name} props={props} />;
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      {createElement(takeIsland(name), props)}
    </div>
  );
}
