import type { ReactNode } from 'react';
import styles from './page-contents.module.css';

type PageContentsProps = {
  readonly label: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
};

/** Links to the parts of the page, in its head. */
export function PageContents({ label, headings }: PageContentsProps): ReactNode {
  return (
    <ul className={styles['contents']} aria-label={label}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
