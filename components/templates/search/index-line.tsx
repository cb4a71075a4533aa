import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { IndexLine, Station } from './line-tree';
import styles from './index-line.module.css';

/** Pages that leave the line by points at the station above them. */
function Branch({ stations }: { readonly stations: readonly Station[] }): ReactNode {
  return (
    <>
      <svg className={styles['points']} viewBox="0 0 16 24" aria-hidden="true" focusable="false">
        <path d="M0 0l16 16v10" />
      </svg>
      <Stops stations={stations} />
    </>
  );
}

/** A station without a page of its own opens its branch on request. */
function Stop({ name, path, branch }: Station): ReactNode {
  if (path === undefined)
    return (
      <details>
        <summary>{name}</summary>
        <Branch stations={branch} />
      </details>
    );
  return (
    <>
      <PageLink href={path}>{name}</PageLink>
      {branch.length > 0 && <Branch stations={branch} />}
    </>
  );
}

function Stops({ stations }: { readonly stations: readonly Station[] }): ReactNode {
  return (
    <ul className={`stops ${styles['stops']}`}>
      {stations.map((station) => (
        <li key={station.path ?? station.name}>
          <Stop {...station} />
        </li>
      ))}
    </ul>
  );
}

/** A line down the page: its plate, its stations, and the branches of these. */
export function Line({ line: { slug, name, path, stations } }: { readonly line: IndexLine }): ReactNode {
  return (
    <section id={`line-${slug}`} className={styles['line']}>
      <h2 className="plate">{path === undefined ? name : <PageLink href={path}>{name}</PageLink>}</h2>
      <Stops stations={stations} />
    </section>
  );
}
