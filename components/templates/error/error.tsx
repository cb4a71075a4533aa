import type { ReactNode } from 'react';
import type { TemplateProps } from '#lib/content/page';
import type { ErrorView } from '#lib/families/error/view';
import styles from './error.module.css';

/** A track that ends at a buffer stop, and the ways back. */
export function ErrorPage({ view }: TemplateProps<ErrorView>): ReactNode {
  return (
    <div className={styles['error']}>
      <svg className={styles['track']} viewBox="0 0 480 120" aria-hidden="true" focusable="false">
        <path d="M0 80h352" className={styles['rail']} />
        <path d="M40 80 120 28h360" className={styles['open']} />
        <path d="M352 56v48M352 62h14M352 98h14" className={styles['buffer']} />
        <circle cx="312" cy="52" r="8" className={styles['stop']} />
        <path d="M312 60v20" className={styles['post']} />
      </svg>
      <p className={styles['code']}>{view.code}</p>
      <h1>{view.name}</h1>
      <p className={styles['text']}>{view.text}</p>
      <h2>{view.linksTitle}</h2>
      <ul className={styles['links']}>
        {view.links.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
