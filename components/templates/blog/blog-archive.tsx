import type { ReactNode } from 'react';
import { Cover } from '#components/blocks/cover';
import { DrawnList } from '#components/blocks/drawn-list';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import { Drawings } from '#components/ui/chart/drawings';
import { FilterLinks } from '#components/ui/filter-links';
import { Pagination } from '#components/ui/pagination';
import { Person } from '#components/ui/person';
import type { TemplateProps } from '#lib/page/template';
import type { blogArchive } from '#lib/families/blog/family';
import article from '../article.module.css';
import styles from './blog.module.css';

type Props = Pick<TemplateProps<typeof blogArchive>, 'view'>;

/** The newest post from inside: its cover, its sections, who wrote it. */
function Newest({ view: { newest, labels } }: Props): ReactNode {
  return newest.map(({ name, path, text, day, minutes, kicker, author, cover, sections }) => (
    <section key={path} className={styles['newest']} aria-labelledby="newest">
      <div>
        <p className={styles['kicker']}>
          <span>{kicker}</span>
          <time dateTime={day.iso}>{day.text}</time>
          <span>{minutes}</span>
        </p>
        <h2 id="newest">
          <a href={path}>{name}</a>
        </h2>
        <p className={styles['gist']}>{text}</p>
        <ol className={styles['sections']} aria-label={labels.contents}>
          {sections.map((section) => (
            <li key={section.path}>
              <a href={section.path}>{section.name}</a>
            </li>
          ))}
        </ol>
        <Person {...author} />
      </div>
      <Cover {...cover} />
    </section>
  ));
}

function List({ view }: Props): ReactNode {
  const { pagination, categories, items, labels } = view;
  return (
    <section className={styles['list']} aria-labelledby="posts">
      <h2 id="posts">{labels.all}</h2>
      {categories.length > 0 && <FilterLinks label={labels.categories} items={categories} />}
      <DrawnList items={items} level={3} />
      {pagination && (
        <Pagination
          label={pagination.label}
          previous={pagination.previous ?? undefined}
          next={pagination.next ?? undefined}
          pages={pagination.pages}
        />
      )}
    </section>
  );
}

/** A page of the archive: on the first the year as a track and the newest post from inside. */
export function BlogArchive({ view, shared }: TemplateProps<typeof blogArchive>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      {view.year && (
        <div className={styles['year']}>
          <Drawings drawings={view.year.drawings} sentence={view.year.sentence} />
        </div>
      )}
      <Newest view={view} />
      <List view={view} />
      <OnwardSubject id="onward" title={view.labels.onward} items={shared.onward[view.subject]} />
    </div>
  );
}
