import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { Cover } from '#components/blocks/cover';
import type { TemplateProps } from '#lib/content/page';
import type { PublicationsIndexView } from '#lib/families/publications/view';
import article from '../article.module.css';
import styles from './publications-index.module.css';

/** All publications as on a shelf: the covers first. */
export function PublicationsIndex({ view }: TemplateProps<PublicationsIndexView>): ReactNode {
  return (
    <div className={article['page']}>
      <header className={article['head']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} />
        <h1>{view.title}</h1>
        <p className={article['lead']}>{view.intro}</p>
      </header>
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
