import type { ReactNode } from 'react';
import type { SearchEntry } from '#lib/search/contract';

/** Links that arrow keys reach like results. */
export const ResultLinks = ({ links }: { readonly links: SearchEntry['ways'] }): ReactNode => (
  <ul>
    {links.map(({ name, path }) => (
      <li key={path}>
        <a href={path} data-result="">
          {name}
        </a>
      </li>
    ))}
  </ul>
);
