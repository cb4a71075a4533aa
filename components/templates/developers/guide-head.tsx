import type { ReactNode } from 'react';
import { HeadFacts } from '#components/blocks/head-facts';
import { PanelHead } from '#components/blocks/panel-head';
import { StagedHead } from '#components/blocks/staged-head';
import { CodeText } from '#components/ui/code-text';
import { PartnerConsole } from '#components/ui/partner-console';
import { CodeSample } from './code-sample';
import styles from './guide-head.module.css';
import { PageContents } from './page-contents';
import type { DevelopersView, HeadOf } from './part';

type GuideHeadOf = Exclude<DevelopersView['head'], HeadOf<'opening'>>;

function Figure({ head }: { readonly head: HeadOf<'console'> | HeadOf<'code'> }): ReactNode {
  if (head.kind === 'code')
    return (
      <div className={styles['figure']}>
        <CodeSample {...head.code} isOnInk />
      </div>
    );
  return (
    <figure className={styles['figure']}>
      <PartnerConsole {...head.product} />
      <figcaption>{head.caption}</figcaption>
    </figure>
  );
}

type HeadProps = { readonly view: DevelopersView; readonly head: GuideHeadOf };

/** The head of a guide: what it is about, its parts, and a picture of it. */
export function GuideHead({ view, head }: HeadProps): ReactNode {
  const { title, summary } = view;
  const contents = <PageContents {...head.contents} />;
  if (head.kind !== 'facts')
    return (
      <PanelHead view={view} title={title} lead={summary} figure={<Figure head={head} />}>
        {contents}
      </PanelHead>
    );
  const facts = head.facts.map(({ value, ...fact }) => ({ ...fact, value: <CodeText text={value} /> }));
  return (
    <StagedHead view={view} title={title} lead={summary} stage={<HeadFacts items={facts} />}>
      {contents}
    </StagedHead>
  );
}
