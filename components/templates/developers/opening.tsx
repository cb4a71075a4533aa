import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { HeadFacts } from '#components/blocks/head-facts';
import { CodeText } from '#components/ui/code-text';
import { StagedHead } from '#components/blocks/staged-head';
import type { TemplateProps } from '#lib/page-model/template';
import type { developersPage } from '#lib/families/developers/family';
import { CodeSample } from './code-sample';
import styles from './opening.module.css';
import { StateTrack } from './state-track';

type View = TemplateProps<typeof developersPage>['view'];

export function Opening({ view }: { readonly view: View }): ReactNode {
  const { opening, facts, contact, contactHref, flow } = view;
  const stage = (
    <div className={styles['stage']}>
      {opening.codes.map((code, index) => (
        <CodeSample key={code.label} {...code} isOnInk={index === 0} />
      ))}
      <div className={styles['states']}>
        <p>{opening.way}</p>
        <StateTrack label={flow.statesLabel} states={opening.states} isSet />
      </div>
      <div className={styles['facts']}>
        <HeadFacts
          items={facts.map(({ value, ...fact }) => ({ ...fact, value: <CodeText text={value} /> }))}
        />
      </div>
    </div>
  );
  return (
    <div className={styles['opening']}>
      <StagedHead stage={stage} view={view} title={view.title} lead={view.summary}>
        <p className={styles['action']}>
          <PageLink className="button" href={contactHref}>
            {contact.action}
          </PageLink>
        </p>
      </StagedHead>
    </div>
  );
}
