import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Cover } from '#components/blocks/cover';
import { Drawing } from '#components/ui/chart/chart';
import { Icon } from '#components/ui/icon';
import rows from '#components/ui/row-list.module.css';
import type { knowledgePage } from '#lib/families/knowledge/family';
import type { KnowledgeFigure, KnowledgeItem } from '#lib/page-model/shared-data';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './kind.module.css';

type Section = TemplateProps<typeof knowledgePage>['view']['sections']['blog'];

function Item({ item: { name, path, text, day } }: { readonly item: KnowledgeItem }): ReactNode {
  return (
    <>
      <h3>
        <PageLink href={path}>{name}</PageLink>
      </h3>
      <p>{text}</p>
      <time dateTime={day.iso}>{day.text}</time>
    </>
  );
}

type TalkProps = { readonly talk: NonNullable<KnowledgeFigure['talk']>; readonly of: string };

function Talk({ talk, of }: TalkProps): ReactNode {
  const { half, narrow } = talk.drawings;
  return (
    <div className={styles['talk']} data-cover={of}>
      <Drawing className={styles['half']} drawing={half} sentence={talk.sentence} />
      <Drawing className={styles['narrow']} drawing={narrow} sentence={talk.sentence} />
    </div>
  );
}

function Chapters({ items }: { readonly items: NonNullable<KnowledgeFigure['chapters']> }): ReactNode {
  return (
    <ol className={styles['chapters']}>
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

function Newest({
  items: [first, ...others],
  figure: { cover, talk, chapters } = {},
}: {
  readonly items: readonly KnowledgeItem[];
  readonly figure?: KnowledgeFigure | undefined;
}): ReactNode {
  if (!first) return null;
  return (
    <div className={cover ? styles['covered'] : undefined}>
      {talk && <Talk talk={talk} of={first.path} />}
      {cover && (
        <div className={styles['cover']} {...(!cover.number && { 'data-drawn': '' })}>
          <Cover {...cover} of={first.path} />
        </div>
      )}
      <div>
        <Item item={first} />
        {chapters && <Chapters items={chapters} />}
        <ul className={`${rows['rows']} ${styles['others']}`}>
          {others.map((item) => (
            <li key={item.path}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** One kind of reading: what it is for, the newest from inside, and the way to all of it. */
export function Kind({
  section: { id, title, text, path, all },
  items,
  figure,
  children,
}: {
  readonly section: Section;
  readonly items: readonly KnowledgeItem[];
  readonly figure?: KnowledgeFigure | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <section className={styles['kind']} aria-labelledby={id}>
      <h2 id={id}>
        <PageLink href={path}>{title}</PageLink>
      </h2>
      <p className={styles['purpose']}>{text}</p>
      <Newest items={items} figure={figure} />
      {children}
      {items.length !== 1 && (
        <p className={styles['all']}>
          <PageLink href={path}>
            {all}
            <Icon name="arrow" />
          </PageLink>
        </p>
      )}
    </section>
  );
}
