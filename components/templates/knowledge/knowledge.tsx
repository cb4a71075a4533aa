import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { RelationMap } from '#components/ui/relation-map';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { knowledgePage } from '#lib/families/knowledge/family';
import article from '../article.module.css';
import { Kind } from './kind';
import styles from './knowledge.module.css';
import { TermLines } from './term-lines';

/** Everything there is to read, by kind: the newest of each from inside. */
export function Knowledge({ view, shared }: TemplateProps<typeof knowledgePage>): ReactNode {
  const hub = shared['knowledge-hub'];
  const { publications, podcast, webinars, blog, glossary } = view.sections;
  const newest = (id: string) => ({
    items: shared['latest-knowledge'].filter(({ kind }) => kind === id),
    figure: Object.entries(hub.figures).find(([kind]) => kind === id)?.[1],
  });
  return (
    <div className={article['page']}>
      <div className={styles['head']}>
        <PanelHead>
          <PageHead
            view={view}
            title={view.title}
            lead={view.intro}
            figure={<RelationMap map={hub.plan} />}
          />
        </PanelHead>
      </div>
      <div className={styles['first']}>
        <Kind section={publications} {...newest('publications')} />
      </div>
      <Section id="recordings" tone="ink">
        <div className={styles['pair']}>
          <Kind section={podcast} {...newest('podcast')} />
          <Kind section={webinars} {...newest('webinars')} />
        </div>
      </Section>
      <div className={`${styles['pair']} ${styles['last']}`}>
        <Kind section={blog} {...newest('blog')} />
        <Kind section={glossary} items={[]}>
          <TermLines lines={hub.lines} />
        </Kind>
      </div>
    </div>
  );
}
