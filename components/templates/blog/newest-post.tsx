import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Cover } from '#components/blocks/cover';
import { Icon } from '#components/ui/icon';
import { Person } from '#components/ui/person';
import type { openPost } from '#lib/families/blog/view';
import styles from './blog.module.css';

export type NewestPostProps = {
  readonly post: ReturnType<typeof openPost>;
  readonly labels: { readonly contents: string; readonly read: string };
};

export type SectionsProps = {
  readonly post: Pick<NewestPostProps['post'], 'sections'>;
  readonly label: string;
};

/** The sections of a post to choose from. */
export function Sections({ post: { sections }, label }: SectionsProps): ReactNode {
  return (
    <ol className={styles['sections']} aria-label={label}>
      {sections.map(({ number, name, path }) => (
        <li key={path}>
          <PageLink href={path}>
            <b>{number}</b> {name}
          </PageLink>
        </li>
      ))}
    </ol>
  );
}

/** Sections that are shown of a post that has a key of its own: as many as the cover is tall. */
const sectionsAtMost = 6;

/** The newest post from inside: its cover, its sections, who wrote it. */
export function NewestPost({ post, labels }: NewestPostProps): ReactNode {
  const { name, path, text, day, minutes, kicker, author, cover, values } = post;
  return (
    <section className={styles['newest']} data-filter-values={values} aria-labelledby="newest">
      <div>
        <p className={styles['kicker']}>
          <span>{kicker}</span>
          <time dateTime={day.iso}>{day.text}</time>
          <span>{minutes}</span>
        </p>
        <h2 id="newest">
          <PageLink href={path}>{name}</PageLink>
        </h2>
        <p className={styles['gist']}>{text}</p>
        <p className={styles['read']}>
          <PageLink className="button" href={path}>
            {labels.read}
            <Icon name="arrow" />
          </PageLink>
        </p>
        <Sections post={{ sections: post.sections.slice(0, sectionsAtMost) }} label={labels.contents} />
      </div>
      <div className={styles['author']}>
        <Person {...author} />
      </div>
      <div className={styles['cover']}>
        <Cover {...cover} of={path} />
      </div>
    </section>
  );
}
