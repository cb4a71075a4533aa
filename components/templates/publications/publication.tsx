import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import { ContactBand } from '#components/blocks/contact-band';
import { Cover } from '#components/blocks/cover';
import { FurtherList } from '#components/blocks/further-list';
import { PageHead } from '#components/blocks/page-head';
import { KeyFigures } from '#components/ui/key-figures';
import { Person } from '#components/ui/person';
import { PhoneFold } from '#components/ui/phone-fold';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { publicationPage } from '#lib/families/publications/family';
import article from '../article.module.css';
import books from './publication-books.module.css';
import end from './publication-end.module.css';
import head from './publication-head.module.css';
import { PublicationText } from './publication-text';
import readers from './publication-readers.module.css';
import styles from './publication.module.css';

type Props = { readonly view: TemplateProps<typeof publicationPage>['view'] };

function Kicker({ view: { kicker, day, minutes } }: Props): ReactNode {
  return (
    <>
      {kicker}
      <time dateTime={day.iso}>{day.text}</time>
      <span className={head['minutes']}>{minutes}</span>
    </>
  );
}

/** For whom it was written, in one line; what they find in it on request. */
function Readers({ view }: Props): ReactNode {
  return (
    <details className={readers['readers']}>
      <summary>
        <span>{view.labels.readers}</span> <small>{view.readers.map(({ title }) => title).join(' · ')}</small>
      </summary>
      <dl>
        {view.readers.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What it is about: the first paragraph, on phones the others on request, and for whom. */
function Introduction({ view }: Props): ReactNode {
  const [first, ...others] = view.introduction.map((html) => (
    <p key={html} dangerouslySetInnerHTML={toMarkup(html)} />
  ));
  return (
    <div className={styles['introduction']}>
      {first}
      {others.length > 0 && (
        <>
          <PhoneFold label={view.labels.moreAbout} className={styles['button']} />
          <div>{others}</div>
        </>
      )}
      <Readers view={view} />
    </div>
  );
}

function People({
  view: { authors },
  className,
}: Props & { readonly className: string | undefined }): ReactNode {
  return (
    <div className={className}>
      {authors.map((author) => (
        <Person key={author.name} {...author} />
      ))}
    </div>
  );
}

function Authors({ view }: Props): ReactNode {
  const { labels } = view;
  return (
    <section className={styles['authors']} aria-labelledby="authors">
      <h2 id="authors" className={styles['named']}>
        {labels.authors}
      </h2>
      <PhoneFold label={labels.authors} className={styles['button']} />
      <People view={view} className={styles['people']} />
    </section>
  );
}

/** Title and what it is about; beside them the cover, and below that who wrote it. */
function Head({ view }: Props): ReactNode {
  return (
    <div className={`${head['head']} ${styles['front']} ${styles['wide']}`}>
      <PageHead
        view={view}
        kicker={<Kicker view={view} />}
        title={view.title}
        lead={view.summary}
        figureSize="small"
        figure={
          <>
            <div className={styles['cover']}>
              <Cover {...view.cover} />
            </div>
            <Authors view={view} />
          </>
        }
      >
        <p className={head['action']}>
          <a className="button" href="#text">
            {view.labels.read}
          </a>
          <a className="button-quiet" href={view.guide.path}>
            {view.guide.label}
          </a>
        </p>
        <Introduction view={view} />
      </PageHead>
    </div>
  );
}

function Figures({ view: { figures, labels } }: Props): ReactNode {
  return (
    <section className={`${head['figures']} ${styles['wide']}`} aria-labelledby="figures">
      <h2 id="figures">{labels.figures}</h2>
      <KeyFigures items={figures.map(({ value, label, html }) => ({ value, label, note: { html } }))} />
    </section>
  );
}

/** Others of the series, their covers on one track. */
function BooksBeside({ view }: Props): ReactNode {
  return (
    <ul className={books['books']}>
      {view.books.map(({ path, name, kicker, cover }) => (
        <li key={path}>
          <Cover {...cover} of={path} />
          <p>
            {kicker}
            <PageLink href={path}>{name}</PageLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** One publication: why to read it, by whom and for whom, then the whole of it, fit to be printed. */
export function Publication({ view }: TemplateProps<typeof publicationPage>): ReactNode {
  return (
    <article className={article['page']}>
      <Head view={view} />
      <Figures view={view} />
      <PublicationText view={view} />
      <Section id="further" title={view.labels.further}>
        <FurtherList items={view.further} />
        <p>
          <a className="button-quiet" href={view.guide.path}>
            {view.guide.label}
          </a>
        </p>
      </Section>
      <Section id="more" title={view.labels.more}>
        <BooksBeside view={view} />
      </Section>
      <ContactBand {...view.contact}>
        <People view={view} className={end['answer']} />
      </ContactBand>
    </article>
  );
}
