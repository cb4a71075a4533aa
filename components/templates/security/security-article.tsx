import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { ContentsList } from '#components/blocks/contents-list';
import { LineStops } from '#components/blocks/line-stops';
import { LinkCards } from '#components/blocks/link-cards';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { Sources } from '#components/blocks/sources';
import { TelephoneList } from '#components/blocks/telephone-list';
import { ReadingText } from '#components/ui/reading-text';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { securityArticle } from '#lib/families/security/family';
import article from '../article.module.css';
import { AddressParts } from './address-parts';
import { MessageExamples } from './message-examples';
import styles from './security.module.css';

function Now({ now }: { readonly now: TemplateProps<typeof securityArticle>['view']['now'] }): ReactNode {
  return (
    <section id="now" className={styles['now']} data-theme="dark" aria-labelledby="now-title">
      <h2 id="now-title">{now.title}</h2>
      <ul className={styles['cases']}>
        {now.items.map((html, index) => (
          <li key={html}>
            <div dangerouslySetInnerHTML={toMarkup(html)} />
            {index === 0 && <TelephoneList items={now.telephones} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Signs({
  view: { signs, labels },
}: {
  readonly view: TemplateProps<typeof securityArticle>['view'];
}): ReactNode {
  return (
    <section id="signs" className={styles['part']} aria-labelledby="signs-title">
      <h2 id="signs-title">{labels.signs}</h2>
      <ul className={styles['signs']}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </section>
  );
}

/** One kind of fraud: what to do now, how it works, how to recognise it. */
export function SecurityArticle({ view }: TemplateProps<typeof securityArticle>): ReactNode {
  return (
    <article className={article['article']}>
      <div className={styles['wide']}>
        <PanelHead form="snapped">
          <PageHead
            view={view}
            title={view.name}
            lead={view.summary}
            note={view.reviewed}
            figure={<Now now={view.now} />}
          />
        </PanelHead>
      </div>
      <ContentsList label={view.labels.onThisPage} headings={view.contents} />
      <div>
        <ReadingText html={view.text.before} form="article" />
        {view.address && <AddressParts address={view.address} />}
        {view.text.after && <ReadingText html={view.text.after} form="article" />}
        <Signs view={view} />
        <MessageExamples examples={view.examples} labels={view.labels} />
        <Sources id="sources" items={view.sources} labels={view.labels} />
      </div>
      {view.related.length > 0 && (
        <aside className={`${article['after']} ${styles['related']}`} aria-labelledby="related">
          <h2 id="related">{view.labels.related}</h2>
          <LinkCards items={view.related} />
        </aside>
      )}
      <div className={`${styles['wide']} ${styles['onward']}`}>
        <Section id="ways" title={view.ways.title}>
          <LineStops from={view.ways.from} items={view.ways.items} />
        </Section>
      </div>
    </article>
  );
}
