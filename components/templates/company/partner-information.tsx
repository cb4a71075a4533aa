import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { OnwardLinks } from '#components/blocks/onward-links';
import { PageHead } from '#components/blocks/page-head';
import { ReadingText } from '#components/ui/reading-text';
import type { TemplateProps } from '#lib/page-model/template';
import type { partnerInformation } from '#lib/families/company/family';
import article from '../article.module.css';
import { DeadlineTrack } from './deadline-track';
import styles from './partner-information.module.css';

/** Duties of partners as a plain document: dense, printable, no marketing. */
export function PartnerInformation({ view }: TemplateProps<typeof partnerInformation>): ReactNode {
  return (
    <article className={article['article']}>
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        note={view.validFrom}
        figureSize="large"
        figure={<DeadlineTrack {...view.deadlines} />}
      />
      <ContentsList label={view.labels.contents} headings={view.contents} />
      <div className={styles['text']}>
        <ReadingText html={view.html} form="article" />
      </div>
      <section aria-labelledby="further">
        <h2 id="further">{view.labels.further}</h2>
        <OnwardLinks items={view.further} />
      </section>
    </article>
  );
}
