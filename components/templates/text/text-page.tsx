import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { PageHead } from '#components/blocks/page-head';
import { Facts } from '#components/ui/facts';
import { ReadingText } from '#components/ui/reading-text';
import type { TemplateProps } from '#lib/page/template';
import type { textPage } from '#lib/families/text/family';
import article from '../article.module.css';
import styles from './text-page.module.css';

type Part = Pick<TemplateProps<typeof textPage>, 'view'>;

/** Whom to reach about the document, above what is in it: both at the end of the page's columns, beside the text. */
function Aside({ view }: Part): ReactNode {
  const { contact, labels, contents } = view;
  return (
    <div className={styles['aside']}>
      {contact && <Facts id="contact" title={contact.title} items={contact.items} />}
      <ContentsList label={labels.contents} headings={contents} />
    </div>
  );
}

/** All documents of this kind in one line, the reader's own among them. */
function AllTexts({ view: { all, labels } }: Part): ReactNode {
  return (
    <nav className={styles['all']} aria-labelledby="all">
      <h2 id="all">{labels.all}</h2>
      <ul className="stops stops-across">
        {all.map(({ name, path, isCurrent }) => (
          <li key={path}>
            <a href={path} {...(isCurrent && { 'aria-current': 'page' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A plain document: imprint, policies, terms. Dense and printable. */
export function TextPage({ view }: TemplateProps<typeof textPage>): ReactNode {
  return (
    <>
      <article className={`${article['article']} ${styles['document']}`}>
        <PageHead view={view} title={view.name} lead={view.summary} note={view.validFrom} />
        <Aside view={view} />
        <div className={styles['text']}>
          <ReadingText html={view.html} form="article" />
        </div>
      </article>
      <div className={article['page']}>
        <AllTexts view={view} />
      </div>
    </>
  );
}
