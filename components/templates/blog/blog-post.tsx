import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { LinkCards } from '#components/blocks/link-cards';
import { PageHead } from '#components/blocks/page-head';
import { Person } from '#components/ui/person';
import { Prose } from '#components/ui/prose';
import type { TemplateProps } from '#lib/page/template';
import type { blogPost } from '#lib/families/blog/family';
import article from '../article.module.css';
import styles from './blog.module.css';

type Props = { readonly view: TemplateProps<typeof blogPost>['view'] };

function Byline({ view: { author, day, minutes } }: Props): ReactNode {
  return (
    <div className={styles['byline']}>
      <Person {...author} />
      <p>
        <time dateTime={day.iso}>{day.text}</time>
        <span>{minutes}</span>
      </p>
    </div>
  );
}

/** One post: what it says, who says it, the text. */
export function BlogPost({ view }: TemplateProps<typeof blogPost>): ReactNode {
  return (
    <article className={article['page']}>
      <PageHead
        view={view}
        kicker={<a href={view.category.path}>{view.category.name}</a>}
        title={view.title}
        lead={view.summary}
      />
      <Byline view={view} />
      <div className={`${article['reading']} ${styles['body']}`}>
        <ContentsList label={view.labels.contents} headings={view.contents} />
        <Prose html={view.html} form="article" />
      </div>
      <aside className={styles['after']} aria-label={view.labels.related}>
        {view.related.length > 0 && (
          <>
            <h2>{view.labels.related}</h2>
            <LinkCards items={view.related} />
          </>
        )}
        <p>
          <a href={view.category.path}>{view.category.name}</a>
          <a href={view.index.path}>{view.labels.all}</a>
        </p>
      </aside>
      <ContactBand {...view.contact} />
    </article>
  );
}
