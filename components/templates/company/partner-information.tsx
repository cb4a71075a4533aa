import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { PageHead } from '#components/blocks/page-head';
import { ReadingText } from '#components/ui/reading-text';
import type { TemplateProps } from '#lib/page/template';
import type { partnerInformation } from '#lib/families/company/family';
import article from '../article.module.css';

/** Duties of partners as a plain document: dense, printable, no marketing. */
export function PartnerInformation({ view }: TemplateProps<typeof partnerInformation>): ReactNode {
  return (
    <article className={article['article']}>
      <PageHead view={view} title={view.title} lead={view.summary} note={view.validFrom} />
      <ContentsList label={view.labels.contents} headings={view.contents} />
      <div>
        <ReadingText html={view.html} form="article" />
      </div>
    </article>
  );
}
