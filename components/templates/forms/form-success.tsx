import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import type { TemplateProps } from '#lib/page/template';
import type { formSuccess } from '#lib/families/forms/family';
import styles from './form-page.module.css';

/** What follows when it is done: a word of thanks with what happens next, and ways on. */
export function FormSuccess({ view }: TemplateProps<typeof formSuccess>): ReactNode {
  return (
    <div className={`${styles['page']} ${styles['success']}`}>
      <PageHead view={view} title={view.name} lead={view.text} />
      <h2 id="next">{view.labels.next}</h2>
      <ul aria-labelledby="next" className={styles['ways']}>
        {view.next.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
