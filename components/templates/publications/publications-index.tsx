import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Advice } from '#components/blocks/advice';
import { Cover } from '#components/blocks/cover';
import { FurtherList } from '#components/blocks/further-list';
import { PageHead } from '#components/blocks/page-head';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { publicationsIndex } from '#lib/families/publications/family';
import article from '../article.module.css';
import head from './publication-head.module.css';
import styles from './publications-index.module.css';
import { Shelf } from './shelf';

type Props = Pick<TemplateProps<typeof publicationsIndex>, 'view'>;
type Newest = Props['view']['newest'][number];

/** The newest publication beside its cover. */
function Words({ newest, action }: { readonly newest: Newest; readonly action: string }): ReactNode {
  const { kicker, day, minutes, name, path, text } = newest;
  return (
    <section className={styles['words']} aria-labelledby="newest">
      <p className={styles['kicker']}>
        <span>{kicker}</span>
        <time dateTime={day.iso}>{day.text}</time>
        <span>{minutes}</span>
      </p>
      <h2 id="newest">
        <PageLink href={path}>{name}</PageLink>
      </h2>
      <p className={styles['text']}>{text}</p>
      <p className={styles['action']}>
        <PageLink className="button" href={path}>
          {action}
        </PageLink>
      </p>
    </section>
  );
}

function Head({ view }: Props): ReactNode {
  const [newest] = view.newest;
  return (
    <div className={styles['head']}>
      <div className={head['head']}>
        <PageHead
          view={view}
          title={view.title}
          lead={view.intro}
          figureSize="small"
          figure={
            newest && (
              <div>
                <Cover {...newest.cover} of={newest.path} />
              </div>
            )
          }
        >
          {newest && <Words newest={newest} action={view.labels.read} />}
        </PageHead>
      </div>
    </div>
  );
}

/** The newest publication from inside: the stations of the line on its cover. */
function Inside({ view: { newest, labels } }: Props): ReactNode {
  return newest.map(({ path, chapters }) => (
    <div key={path} className={styles['inside']}>
      <ol className={styles['chapters']} aria-label={labels.contents}>
        {chapters.map(({ number, text, path: chapter, minutes }) => (
          <li key={chapter}>
            <b>{number}</b>
            <PageLink href={chapter}>{text}</PageLink>
            <span>{minutes}</span>
          </li>
        ))}
      </ol>
    </div>
  ));
}

/** The shelf: the newest publication open, all others, and where its subject goes on. */
export function PublicationsIndex({ view }: TemplateProps<typeof publicationsIndex>): ReactNode {
  return (
    <div className={article['page']}>
      <Head view={view} />
      <Inside view={view} />
      <Shelf books={view.books} title={view.labels.more} choice={view.choice} />
      <Advice {...view.advice} />
      <Section id="further" title={view.labels.further}>
        <FurtherList items={view.further} />
      </Section>
    </div>
  );
}
