import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { Cover } from '#components/blocks/cover';
import { FurtherList } from '#components/blocks/further-list';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import { Facts } from '#components/ui/facts';
import { KeyFigures } from '#components/ui/key-figures';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { publicationPage } from '#lib/families/publications/family';
import article from '../article.module.css';
import { PublicationText } from './publication-text';
import styles from './publication.module.css';

type Props = { readonly view: TemplateProps<typeof publicationPage>['view'] };

function Kicker({ view: { kicker, day, minutes } }: Props): ReactNode {
  return (
    <>
      {kicker}
      <time dateTime={day.iso}>{day.text}</time>
      <span className={styles['minutes']}>{minutes}</span>
    </>
  );
}

function Head({ view }: Props): ReactNode {
  return (
    <PageHead
      view={view}
      kicker={<Kicker view={view} />}
      title={view.title}
      lead={view.summary}
      figureSize="small"
      figure={
        <div className={styles['cover']}>
          <Cover {...view.cover} />
        </div>
      }
    >
      <div className={styles['byline']}>
        {view.authors.map(({ name, role }) => (
          <Person key={name} name={name} role={role} />
        ))}
      </div>
      <p className={styles['action']}>
        <a className="button" href="#text">
          {view.labels.read}
        </a>
      </p>
    </PageHead>
  );
}

function Learn({ view: { learn, labels } }: Props): ReactNode {
  return (
    <Section id="learn" title={labels.learn} tone="mist">
      <ol className={styles['learn']}>
        {learn.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Figures({ view: { figures, labels } }: Props): ReactNode {
  return (
    <Section id="figures" title={labels.figures}>
      <KeyFigures items={figures.map(({ value, label, html }) => ({ value, label, note: { html } }))} />
    </Section>
  );
}

function People({ view: { readers, authors, labels } }: Props): ReactNode {
  return (
    <Section id="people">
      <div className={styles['people']}>
        <section aria-labelledby="readers">
          <h2 id="readers">{labels.readers}</h2>
          <dl className={styles['readers']}>
            {readers.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="authors">
          <h2 id="authors">{labels.authors}</h2>
          {authors.map((author) => (
            <Person key={author.name} {...author} />
          ))}
        </section>
      </div>
    </Section>
  );
}

/** One publication: why to read it, for whom and by whom, then the whole of it, fit to be printed. */
export function Publication({ view, shared }: TemplateProps<typeof publicationPage>): ReactNode {
  return (
    <article className={article['page']}>
      <Head view={view} />
      <div className={styles['opening']}>
        <div className={styles['introduction']}>
          {view.introduction.map((html) => (
            <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </div>
        <Facts id="facts" title={view.labels.facts} items={view.facts} />
      </div>
      <Learn view={view} />
      <Figures view={view} />
      <People view={view} />
      <PublicationText view={view} />
      <Section id="further" title={view.labels.further}>
        <FurtherList items={view.further} />
      </Section>
      <OnwardSubject id="onward" title={view.labels.onward} items={shared.onward[view.subject]} />
      <ContactBand {...view.contact} />
    </article>
  );
}
