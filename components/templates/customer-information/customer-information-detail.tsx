import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContentsList } from '#components/blocks/contents-list';
import { Facts } from '#components/ui/facts';
import { Prose } from '#components/ui/prose';
import type { TemplateProps } from '#lib/page/template';
import type { customerInformationDetail } from '#lib/families/customer-information/family';
import head from '#components/blocks/page-head.module.css';
import article from '../article.module.css';
import styles from './customer-information.module.css';

/** The same text in other languages. */
function Others({
  view: { others, labels },
}: {
  readonly view: TemplateProps<typeof customerInformationDetail>['view'];
}): ReactNode {
  if (others.length === 0) return null;
  return (
    <p className={head['note']}>
      {labels.otherLanguages}:{' '}
      {others.map(({ path, name, language }) => (
        <a key={path} href={path} lang={language} hrefLang={language}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** A document for account holders: exact, dense, to print. Its language may not be that of the site around it. */
export function CustomerInformationDetail({
  view,
}: TemplateProps<typeof customerInformationDetail>): ReactNode {
  return (
    <div className={article['page']}>
      <Breadcrumb label={view.trailLabel} trail={view.trail} />
      <article className={styles['document']} lang={view.language}>
        <header className={head['head']}>
          <h1>{view.name}</h1>
          <p className={head['lead']}>{view.summary}</p>
          <p className={head['note']}>{view.asOf}</p>
          <Others view={view} />
        </header>
        <div className={styles['facts']}>
          <Facts id="facts" title={view.labels.facts} items={view.facts} />
        </div>
        <ContentsList label={view.labels.contents} headings={view.contents} />
        <div className={styles['text']}>
          <Prose html={view.html} />
        </div>
      </article>
    </div>
  );
}
