import type { ReactNode } from 'react';
import { stripBase } from '#lib/core/base-path';
import { TextSection } from '#components/blocks/text-section';
import { ContactBand } from '#components/blocks/contact-band';
import { StagedHead } from '#components/blocks/staged-head';
import { ListFilter } from '#components/ui/list-filter';
import { LinkList } from '#components/ui/link-list';
import type { TemplateProps } from '#lib/page-model/template';
import type { blogCategory } from '#lib/families/blog/family';
import type { RelatedPage } from '#lib/page-model/shared-data';
import layout from '../page.module.css';
import styles from './blog.module.css';
import { NewestPost } from './newest-post';
import { PostList } from './post-list';
import listStyles from './subject-lists.module.css';
import { SubjectTracks } from './subject-tracks';

type Props = TemplateProps<typeof blogCategory>;

/** A few posts are a list; of many, the newest is shown in detail. */
function Posts({ view: { newest, items, count, choice, labels } }: Pick<Props, 'view'>): ReactNode {
  const [first] = newest;
  const filter = choice && <ListFilter filter={choice} />;
  return (
    <>
      {first && <NewestPost post={first} labels={labels} />}
      <section className={styles['list']} aria-labelledby="posts">
        <h2 id="posts">{count}</h2>
        {filter}
        {items.length > 0 && <PostList items={items} />}
      </section>
    </>
  );
}

type SubjectListsProps = { readonly title: string; readonly items?: readonly RelatedPage[] | undefined };

/** As many as fit beside each other. */
const maxLists = 4;

/** Families in order of relevance to a post. */
const order = ['services', 'glossary', 'publications', 'webinars', 'podcast', 'industries', 'case-studies'];

/** Rank of a link's family; others come last, in their given order. */
function rankOf({ path }: RelatedPage): number {
  const rank = order.indexOf((process.env.BASE_PATH ? stripBase(path) : path).split('/')[2] ?? '');
  return rank < 0 ? order.length : rank;
}

/** Related pages of the most relevant families, a list for each. */
function SubjectLists({ title, items = [] }: SubjectListsProps): ReactNode {
  const sorted = items.toSorted((a, b) => rankOf(a) - rankOf(b));
  const lists = [...new Set(sorted.map(({ list }) => list))].slice(0, maxLists);
  if (lists.length === 0) return null;
  return (
    <section className={listStyles['related']} aria-labelledby="related-pages">
      <h2 id="related-pages">{title}</h2>
      <ul className={listStyles['lists']}>
        {lists.map((name) => (
          <li key={name}>
            <h3>{name}</h3>
            <LinkList items={items.filter(({ list }) => list === name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BlogCategory({ view, shared }: Props): ReactNode {
  const tracks = view.subjects && (
    <SubjectTracks subjects={view.subjects} label={view.labels.categories} all={view.all} />
  );
  return (
    <div className={layout['page']}>
      <div className={styles['archive']}>
        <StagedHead stage={tracks} view={view} title={view.name} lead={view.intro} />
      </div>
      <Posts view={view} />
      <TextSection id="advice" {...view.advice} />
      <SubjectLists title={view.labels.relatedPages} items={shared['related-pages'][view.subject]} />
      <ContactBand {...view.contact} />
    </div>
  );
}
