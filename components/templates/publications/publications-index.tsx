import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { LinkHeading } from '#components/ui/link-heading';
import { TextSection } from '#components/blocks/text-section';
import { Cover } from '#components/blocks/cover';
import { FurtherList } from '#components/blocks/further-list';
import { PageHead } from '#components/blocks/page-head';
import { ListFilter } from '#components/ui/list-filter';
import type { TemplateProps } from '#lib/page-model/template';
import type { publicationsIndex } from '#lib/families/publications/family';
import layout from '../page.module.css';
import head from './publication-head.module.css';
import styles from './publications-index.module.css';
import shelfStyles from './shelf.module.css';

type Props = Pick<TemplateProps<typeof publicationsIndex>, 'view'>;
type Newest = Props['view']['newest'][number];

type Labels = Props['view']['labels'];

/** The chapters of the newest publication, as stations of the line on its cover. */
function Chapters({
  newest: { chapters },
  label,
}: {
  readonly newest: Newest;
  readonly label: string;
}): ReactNode {
  return (
    <ol className={styles['chapters']} aria-label={label}>
      {chapters.map(({ number, text, path, minutes }) => (
        <li key={path}>
          <b>{number}</b>
          <PageLink href={path}>{text}</PageLink>
          <span>{minutes}</span>
        </li>
      ))}
    </ol>
  );
}

function NewestSummary({ newest, labels }: { readonly newest: Newest; readonly labels: Labels }): ReactNode {
  const { kicker, day, minutes, name, path, text } = newest;
  return (
    <section className={styles['words']} aria-labelledby="newest">
      <p className={styles['kicker']}>
        <span>{kicker}</span>
        <time dateTime={day.iso}>{day.text}</time>
        <span>{minutes}</span>
      </p>
      <LinkHeading level={2} id="newest" href={path} name={name} />
      <p className={styles['text']}>{text}</p>
      <p className={styles['action']}>
        <PageLink className="button" href={path}>
          {labels.read}
        </PageLink>
      </p>
      <Chapters newest={newest} label={labels.contents} />
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
                <Cover {...newest.cover} pagePath={newest.path} />
              </div>
            )
          }
        >
          {newest && <NewestSummary newest={newest} labels={view.labels} />}
        </PageHead>
      </div>
    </div>
  );
}

function Shelf({ view: { books, choice, labels } }: Props): ReactNode {
  if (books.every(({ isOpen }) => isOpen)) return null;
  return (
    <section className={shelfStyles['shelf']} aria-labelledby="publications">
      <h2 id="publications">{labels.more}</h2>
      {choice && <ListFilter filter={choice} />}
      <ul>
        {books.map(({ path, name, kicker, minutes, cover, values, isOpen }) => (
          <li
            key={path}
            data-filter-values={values}
            {...(isOpen && { hidden: true, 'data-filter-repeated': '' })}
          >
            <Cover {...cover} title={undefined} pagePath={path} />
            <div className={shelfStyles['words']}>
              <LinkHeading level={3} href={path} name={name} />
              <p>
                <span>{kicker}</span> <span>{minutes}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PublicationsIndex({ view }: TemplateProps<typeof publicationsIndex>): ReactNode {
  return (
    <div className={layout['page']}>
      <Head view={view} />
      <Shelf view={view} />
      <TextSection id="advice" {...view.advice} />
      <FurtherList title={view.labels.further} items={view.further} />
    </div>
  );
}
