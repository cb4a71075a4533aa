import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { Cover } from '#components/blocks/cover';
import { FurtherList } from '#components/blocks/further-list';
import { PageHead } from '#components/blocks/page-head';
import { KeyFigures } from '#components/ui/key-figures';
import { Person } from '#components/ui/person';
import { PhoneFold } from '#components/ui/phone-fold';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { publicationPage } from '#lib/families/publications/family';
import article from '../article.module.css';
import head from './publication-head.module.css';
import start from './publication-start.module.css';
import { PublicationText } from './publication-text';
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

function Head({ view }: Props): ReactNode {
  return (
    <div className={head['head']}>
      <PageHead
        view={view}
        kicker={<Kicker view={view} />}
        title={view.title}
        lead={view.summary}
        figureSize="small"
        figure={
          <div className={`${head['cover']} ${styles['cover']}`}>
            <Cover {...view.cover} />
          </div>
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
      </PageHead>
    </div>
  );
}

/** What it is about, and beside it who wrote it. */
function Opening({ view: { introduction, authors, labels } }: Props): ReactNode {
  return (
    <div className={styles['opening']}>
      <div className={styles['introduction']}>
        {introduction.map((html) => (
          <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </div>
      <section className={styles['authors']} aria-labelledby="authors">
        <h2 id="authors">{labels.authors}</h2>
        <PhoneFold label={labels.authors} className={styles['button']} />
        <div className={styles['people']}>
          {authors.map((author) => (
            <Person key={author.name} {...author} />
          ))}
        </div>
      </section>
    </div>
  );
}

function Figures({ view: { figures, labels } }: Props): ReactNode {
  return (
    <Section id="figures" title={labels.figures} tone="mist">
      <div className={head['figures']}>
        <KeyFigures items={figures.map(({ value, label, html }) => ({ value, label, note: { html } }))} />
      </div>
    </Section>
  );
}

function Learn({ view: { learn, labels } }: Props): ReactNode {
  return (
    <Section id="learn" title={labels.learn}>
      <PhoneFold label={labels.learn} className={styles['button']} />
      <ul className={styles['learn']}>
        {learn.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Readers({ view: { readers, labels } }: Props): ReactNode {
  return (
    <Section id="readers" title={labels.readers}>
      <PhoneFold label={labels.readers} className={styles['button']} />
      <dl className={styles['readers']}>
        {readers.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Others of the series, their covers on one track. */
function BooksBeside({ view: { books } }: Props): ReactNode {
  return (
    <ul className={start['books']}>
      {books.map(({ path, name, kicker, cover }) => (
        <li key={path}>
          <Cover {...cover} of={path} />
          <p>
            {kicker}
            <a href={path}>{name}</a>
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
      <Opening view={view} />
      <Figures view={view} />
      <div className={styles['folded']}>
        <Learn view={view} />
        <Readers view={view} />
      </div>
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
      <ContactBand {...view.contact} />
    </article>
  );
}
