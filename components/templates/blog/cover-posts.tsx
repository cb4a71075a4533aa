import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Cover } from '#components/blocks/cover';
import { Person } from '#components/ui/person';
import { Sections, type NewestPostProps } from './newest-post';
import styles from './cover-posts.module.css';

export type CoverPostsProps = {
  readonly title: string;
  readonly posts: readonly NewestPostProps['post'][];
  /** What the list of a post's sections is called. */
  readonly contents: string;
  /** Chooses among them. */
  readonly filter: ReactNode;
};

/** Two or three posts beside each other: what each says, its cover, and who wrote it. */
export function CoverPosts({ title, posts, contents, filter }: CoverPostsProps): ReactNode {
  return (
    <section className={styles['posts']} aria-labelledby="posts">
      <h2 id="posts">{title}</h2>
      {filter}
      <ul>
        {posts.map((post) => {
          const { path, name, text, day, minutes, author, cover, values } = post;
          return (
            <li key={path} data-filter-values={values}>
              <Cover {...cover} of={path} />
              <div>
                <p className={styles['day']}>
                  <time dateTime={day.iso}>{day.text}</time>
                  <span>{minutes}</span>
                </p>
                <h3>
                  <PageLink href={path}>{name}</PageLink>
                </h3>
                <p>{text}</p>
              </div>
              <Sections post={post} label={contents} />
              <Person {...author} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
