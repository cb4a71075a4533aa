import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { DrawnList } from '#components/blocks/drawn-list';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import type { TemplateProps } from '#lib/page/template';
import type { blogCategory } from '#lib/families/blog/family';
import article from '../article.module.css';
import styles from './blog.module.css';
import { NewestPost } from './newest-post';
import { SubjectLines } from './subject-lines';
import { Year } from './year';

type Props = TemplateProps<typeof blogCategory>;

/** All posts on one subject, the newest from inside, and where the subject goes on. */
export function BlogCategory({ view, shared }: Props): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead stage={view.year && <Year year={view.year} />}>
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
      <SubjectLines id="onward" title={view.labels.onward} items={shared.onward[view.subject]} />
      <ContactBand {...view.contact} />
    </div>
  );
}
