import type { ReactNode } from 'react';
import { Cover } from '#components/blocks/cover';
import { PageHead } from '#components/blocks/page-head';
import type { TemplateProps } from '#lib/page/template';
import type { publicationsIndex } from '#lib/families/publications/family';
import article from '../article.module.css';
import rows from '#components/ui/row-list.module.css';
import styles from './publications-index.module.css';

/** All publications as on a shelf: the covers first. */
export function PublicationsIndex({ view }: TemplateProps<typeof publicationsIndex>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <ul className={`${rows['rows']} ${styles['shelf']}`}>
        {view.items.map(({ name, path, title, text, cover, day, meta }) => (
          <li key={path}>
            <div className={styles['cover']}>
              <Cover {...cover} />
            </div>
            <div>
              <p className={styles['meta']}>
                <span>{name}</span>
                <time dateTime={day.iso}>{day.text}</time>
                <span>{meta}</span>
              </p>
              <h2>
                <a href={path}>{title}</a>
              </h2>
              <p className={styles['text']}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
