import type { ReactNode } from 'react';
import { Cover } from '#components/blocks/cover';
import { DrawnList } from '#components/blocks/drawn-list';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import { KeyFigures } from '#components/ui/key-figures';
import type { TemplateProps } from '#lib/page/template';
import type { publicationsIndex } from '#lib/families/publications/family';
import article from '../article.module.css';
import styles from './publications-index.module.css';

type Props = Pick<TemplateProps<typeof publicationsIndex>, 'view'>;
type Newest = Props['view']['newest'][number];

/** The chapters as stations of the line on the cover: number, name, minutes. */
function Chapters({ chapters, label }: Pick<Newest, 'chapters'> & { readonly label: string }): ReactNode {
  return (
    <ol className={styles['chapters']} aria-label={label}>
      {chapters.map(({ number, text, path, minutes }) => (
        <li key={path}>
          <b>{number}</b>
          <a href={path}>{text}</a>
          <span>{minutes}</span>
        </li>
      ))}
    </ol>
  );
}

/** The newest publication, open. */
function Open({ view: { newest, labels } }: Props): ReactNode {
  return newest.map(({ kicker, name, path, text, day, minutes, cover, chapters, figures }) => (
    <section key={path} className={styles['open']} aria-labelledby="newest">
      <div className={styles['cover']}>
        <Cover {...cover} />
      </div>
      <div className={styles['words']}>
        <p className={styles['kicker']}>
          <span>{kicker}</span>
          <time dateTime={day.iso}>{day.text}</time>
          <span>{minutes}</span>
        </p>
        <h2 id="newest">
          <a href={path}>{name}</a>
        </h2>
        <p className={styles['text']}>{text}</p>
        <Chapters chapters={chapters} label={labels.contents} />
        <p>
          <a className="button" href={path}>
            {labels.read}
          </a>
        </p>
      </div>
      <div className={styles['figures']}>
        <KeyFigures items={figures} />
      </div>
    </section>
  ));
}

/** The shelf: the newest publication open, then all of them. */
export function PublicationsIndex({ view, shared }: TemplateProps<typeof publicationsIndex>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <Open view={view} />
      <section aria-labelledby="publications">
        <h2 id="publications" className={styles['listTitle']}>
          {view.labels.all}
        </h2>
        <DrawnList items={view.items} level={3} />
      </section>
      <OnwardSubject id="onward" title={view.labels.onward} items={shared.onward[view.subject]} />
    </div>
  );
}
