import type { ReactNode } from 'react';
import { Cover } from '#components/blocks/cover';
import { PageHead } from '#components/blocks/page-head';
import type { TemplateProps } from '#lib/content/page';
import type { PublicationsIndexView } from '#lib/families/publications/view';
import article from '../article.module.css';
import styles from './publications-index.module.css';

/** All publications as on a shelf: the covers first. */
export function PublicationsIndex({ view }: TemplateProps<PublicationsIndexView>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <ul className={styles['shelf']}>
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
