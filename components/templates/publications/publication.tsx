import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { ContactBand } from '#components/blocks/contact-band';
import { Cover } from '#components/blocks/cover';
import { PageHead } from '#components/blocks/page-head';
import { ShareLink } from '#components/blocks/share-link';
import { FactList } from '#components/ui/fact-list';
import { KeyFigures } from '#components/ui/key-figures';
import { Person } from '#components/ui/person';
import { PhoneDisclosure } from '#components/ui/phone-disclosure';
import type { TemplateProps } from '#lib/page-model/template';
import type { publicationPage } from '#lib/families/publications/family';
import layout from '../page.module.css';
import end from './publication-end.module.css';
import head from './publication-head.module.css';
import { PublicationText } from './publication-text';
import outline from './publication-outline.module.css';
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

type OutlineProps = { readonly label: string; readonly items: Props['view']['readers'] };

/** Audience or aims: names below the label, details in a disclosure. */
function Outline({ label, items }: OutlineProps): ReactNode {
  return (
    <details className={outline['outline']}>
      <summary>
        <span>
          {label} <small>{items.map(({ title }) => title).join(' · ')}</small>
        </span>
      </summary>
      <FactList items={items.map(({ title, text }) => ({ label: title, value: text }))} />
    </details>
  );
}

/** The introduction, collapsed to its first paragraph on phones, the aims and the audience. */
function Introduction({ view }: Props): ReactNode {
  const [first, ...others] = view.introduction.map((html) => (
    <p key={html} dangerouslySetInnerHTML={toMarkup(html)} />
  ));
  return (
    <div className={styles['introduction']}>
      {first}
      {others.length > 0 && (
        <>
          <PhoneDisclosure label={view.labels.moreAbout} className={styles['button']} />
          <div>{others}</div>
        </>
      )}
      <Outline label={view.labels.learn} items={view.learn} />
      <Outline label={view.labels.readers} items={view.readers} />
    </div>
  );
}

type PeopleProps = Props & { readonly className: string | undefined };

function People({ view: { authors }, className }: PeopleProps): ReactNode {
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
      <PhoneDisclosure label={labels.authors} className={styles['button']} />
      <People view={view} className={styles['people']} />
    </section>
  );
}

function Head({ view }: Props): ReactNode {
  return (
    <div className={`${head['head']} ${styles['front']}`}>
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
        {view.share && <ShareLink words={view.share} />}
      </PageHead>
    </div>
  );
}

function Figures({ view: { figures, labels } }: Props): ReactNode {
  return (
    <section className={`${head['figures']}`} aria-labelledby="figures">
      <h2 id="figures">{labels.figures}</h2>
      <KeyFigures items={figures.map(({ html, ...figure }) => ({ ...figure, note: { html } }))} />
    </section>
  );
}

export function Publication({ view }: TemplateProps<typeof publicationPage>): ReactNode {
  return (
    <article className={layout['page']}>
      <Head view={view} />
      <Figures view={view} />
      <PublicationText view={view} />
      <ContactBand
        {...view.contact}
        related={{ title: view.labels.further, items: view.books, reasons: view.further }}
      >
        <People view={view} className={end['answer']} />
      </ContactBand>
    </article>
  );
}
