import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Cover } from '#components/blocks/cover';
import { Icon } from '#components/ui/icon';
import { LinkHeading } from '#components/ui/link-heading';
import { Person } from '#components/ui/person';
import type { openPost } from '#lib/families/blog/view';
import styles from './blog.module.css';

type NewestPostProps = {
  readonly post: ReturnType<typeof openPost>;
  readonly labels: { readonly contents: string; readonly read: string };
};

type SectionsProps = { readonly items: NewestPostProps['post']['sections']; readonly label: string };

function Sections({ items, label }: SectionsProps): ReactNode {
  return (
    <ol className={styles['sections']} aria-label={label}>
      {items.map(({ number, name, path }) => (
        <li key={path}>
          <PageLink href={path}>
            <b>{number}</b> {name}
          </PageLink>
        </li>
      ))}
    </ol>
  );
}

/** With as many sections, the text is hardly taller than the cover beside it. */
const maxSections = 5;

export function NewestPost({ post, labels }: NewestPostProps): ReactNode {
  const { name, path, text, day, minutes, kicker, cover, author, sections, values } = post;
  return (
    <section className={styles['newest']} data-filter-values={values} aria-labelledby="newest">
      <Cover {...cover} pagePath={path} />
      <div>
        <p className={styles['kicker']}>
          <span>{kicker}</span>
          <time dateTime={day.iso}>{day.text}</time>
          <span>{minutes}</span>
        </p>
        <LinkHeading level={2} id="newest" href={path} name={name} />
        <p className={styles['summary']}>{text}</p>
        <p className={styles['readLink']}>
          <PageLink className="button" href={path}>
            {labels.read}
            <Icon name="arrow" />
          </PageLink>
        </p>
        <Sections items={sections.slice(0, maxSections)} label={labels.contents} />
        <Person {...author} />
      </div>
    </section>
  );
}
