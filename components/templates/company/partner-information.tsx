import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContentsList } from '#components/blocks/contents-list';
import { Prose } from '#components/ui/prose';
import type { TemplateProps } from '#lib/content/page';
import type { PartnerInformationView } from '#lib/families/company/view';
import article from '../article.module.css';

/** Duties of partners as a plain document: dense, printable, no marketing. */
export function PartnerInformation({ view }: TemplateProps<PartnerInformationView>): ReactNode {
  return (
    <article className={article['article']}>
      <header className={article['head']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} />
        <h1>{view.title}</h1>
        <p className={article['lead']}>{view.summary}</p>
        <p className={article['note']}>{view.validFrom}</p>
      </header>
      <ContentsList label={view.labels.contents} headings={view.contents} />
      <div>
        <Prose html={view.html} />
      </div>
    </article>
  );
}
