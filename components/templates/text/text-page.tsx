import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { PageHead } from '#components/blocks/page-head';
import { ReadingText } from '#components/ui/reading-text';
import type { TemplateProps } from '#lib/page/template';
import type { textPage } from '#lib/families/text/family';
import article from '../article.module.css';

/** A plain document: imprint, policies, terms. Dense and printable. */
export function TextPage({ view }: TemplateProps<typeof textPage>): ReactNode {
  return (
    <article className={article['article']}>
      <PageHead view={view} title={view.name} lead={view.summary} note={view.validFrom} />
      <ContentsList label={view.labels.contents} headings={view.contents} />
      <div>
        <ReadingText html={view.html} form="article" />
      </div>
    </article>
  );
}
