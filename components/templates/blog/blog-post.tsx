import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { Cover } from '#components/blocks/cover';
import { PageHead } from '#components/blocks/page-head';
import { ShareLink } from '#components/blocks/share-link';
import { Person } from '#components/ui/person';
import { ReadingText } from '#components/ui/reading-text';
import type { TemplateProps } from '#lib/page-model/template';
import type { blogPost } from '#lib/families/blog/family';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import post from './blog-post.module.css';
import styles from './blog.module.css';

type Props = { readonly view: TemplateProps<typeof blogPost>['view'] };

function Kicker({ view: { category, day, minutes } }: Props): ReactNode {
  return (
    <>
      <PageLink href={category.path}>{category.name}</PageLink>
      <span className={styles['minutes']}>
        <time dateTime={day.iso}>{day.text}</time>, {minutes}
      </span>
    </>
  );
}

export function BlogPost({ view, shared }: TemplateProps<typeof blogPost>): ReactNode {
  return (
    <article className={`${layout['page']} ${post['post']}`}>
      <PageHead
        view={view}
        kicker={<Kicker view={view} />}
        title={view.title}
        lead={view.summary}
        figureSize="small"
        figure={
          <div>
            <Cover {...view.cover} />
          </div>
        }
      >
        <div className={post['byline']}>
          <Person {...view.author} />
        </div>
        {view.share && <ShareLink words={view.share} />}
      </PageHead>
      <div className={reading['reading']}>
        <ContentsList label={view.labels.contents} headings={view.contents} />
        <ReadingText html={view.html} form="article" />
      </div>
      <ContactBand
        {...view.contact}
        related={{
          title: view.labels.related,
          items: [...view.related, ...(shared['related-pages'][view.subject] ?? [])],
        }}
      />
    </article>
  );
}
