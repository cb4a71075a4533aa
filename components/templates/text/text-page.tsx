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

function Head({ view }: Part): ReactNode {
  const { contact } = view;
  return (
    <PageHead
      view={view}
      title={view.name}
      lead={view.summary}
      note={view.validFrom}
      figureSize="small"
      figure={contact && <Facts id="contact" title={contact.title} items={contact.items} />}
    />
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
      <article className={article['article']}>
        <Head view={view} />
        <ContentsList label={view.labels.contents} headings={view.contents} />
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
