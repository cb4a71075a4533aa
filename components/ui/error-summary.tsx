import type { ReactNode } from 'react';
import styles from './error-summary.module.css';

export type ErrorSummaryProps = {
  readonly id: string;
  readonly title: string;
  /** `href` is the fragment of the control that needs an answer. */
  readonly items: readonly { readonly href: string; readonly text: string }[];
};

/** What is wrong with a form, on top of it, each line a way to its field. Takes the focus. */
export function ErrorSummary({ id, title, items }: ErrorSummaryProps): ReactNode {
  return (
    <div id={id} className={styles['summary']} role="alert" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul className={styles['list']}>
        {items.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
