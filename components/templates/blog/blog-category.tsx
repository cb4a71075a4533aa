import type { ReactNode } from 'react';
import { DrawnList } from '#components/blocks/drawn-list';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import type { TemplateProps } from '#lib/page/template';
import type { blogCategory } from '#lib/families/blog/family';
import rows from '#components/ui/row-list.module.css';
import article from '../article.module.css';
import styles from './blog.module.css';
import { NewestPost } from './newest-post';

type Props = TemplateProps<typeof blogCategory>;

/** The line of the subject: its newest posts, then pages of other lists on which it goes on. */
function SubjectLine({ view, shared }: Props): ReactNode {
  const { stops, kind, labels, subject } = view;
  return (
    <ul className={`stops stops-across ${rows['rows']} ${styles['line']}`} aria-label={labels.onward}>
      {stops.map(({ name, path, day }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          <span>
            {kind}, <time dateTime={day.iso}>{day.text}</time>
          </span>
        </li>
      ))}
      {shared.onward[subject]?.map(({ name, path, list }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          <span>{list}</span>
        </li>
      ))}
    </ul>
  );
}

/** All posts on one subject, the newest from inside. */
export function BlogCategory({ view, shared }: Props): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead stage={<SubjectLine view={view} shared={shared} />}>
        <PageHead view={view} title={view.name} lead={view.intro} />
      </PanelHead>
      {view.newest.map((post) => (
        <NewestPost key={post.path} post={post} labels={view.labels} />
      ))}
      {view.items.length > 0 && (
        <section className={styles['list']} aria-labelledby="posts">
          <h2 id="posts">{view.count}</h2>
          <DrawnList items={view.items} level={3} />
        </section>
      )}
    </div>
  );
}
