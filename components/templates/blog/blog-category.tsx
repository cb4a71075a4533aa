import type { ReactNode } from 'react';
import { Advice } from '#components/blocks/advice';
import { ContactBand } from '#components/blocks/contact-band';
import { DrawnList } from '#components/blocks/drawn-list';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { ListFilter } from '#components/ui/list-filter';
import type { TemplateProps } from '#lib/page-model/template';
import type { blogCategory } from '#lib/families/blog/family';
import article from '../article.module.css';
import styles from './blog.module.css';
import { CoverPosts } from './cover-posts';
import { NewestPost } from './newest-post';
import { SubjectLines } from './subject-lines';
import { SubjectTracks } from './subject-tracks';

type Props = TemplateProps<typeof blogCategory>;

/** Few posts stand beside each other with their covers; of many the newest is open, the others are a list. */
function Posts({ view: { newest, items, count, choice, labels } }: Pick<Props, 'view'>): ReactNode {
  const [first] = newest;
  const filter = choice && <ListFilter filter={choice} />;
  if (newest.length > 1)
    return <CoverPosts title={count} posts={newest} contents={labels.contents} filter={filter} />;
  return (
    <>
      {first && <NewestPost post={first} labels={labels} />}
      <section className={styles['list']} aria-labelledby="posts">
        <h2 id="posts">{count}</h2>
        {filter}
        {items.length > 0 && <DrawnList items={items} level={3} />}
      </section>
    </>
  );
}

/** All posts on one subject, the newest from inside, and where the subject goes on. */
export function BlogCategory({ view, shared }: Props): ReactNode {
  return (
    <div className={article['page']}>
      <div className={styles['archive']}>
        <PanelHead
          stage={
            view.subjects && (
              <SubjectTracks subjects={view.subjects} label={view.labels.categories} all={view.all} />
            )
          }
        >
          <PageHead view={view} title={view.name} lead={view.intro} />
        </PanelHead>
      </div>
      <Posts view={view} />
      <Advice {...view.advice} />
      <SubjectLines id="onward" title={view.labels.onward} items={shared.onward[view.subject]} />
      <ContactBand {...view.contact} />
    </div>
  );
}
