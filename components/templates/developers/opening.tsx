import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { HeadFacts } from '#components/blocks/head-facts';
import { CodeText } from '#components/ui/code-text';
import { StagedHead } from '#components/blocks/staged-head';
import { CodeSample } from './code-sample';
import styles from './opening.module.css';
import type { DevelopersView, HeadOf } from './part';
import { StateTrack } from './state-track';

type OpeningProps = { readonly view: DevelopersView; readonly head: HeadOf<'opening'> };

/** The head of the first page: the first request, its answer, and the states that follow. */
export function Opening({ view, head }: OpeningProps): ReactNode {
  const { codes, way, statesLabel, states, facts, action } = head;
  const stage = (
    <div className={styles['stage']}>
      {codes.map((code, index) => (
        <CodeSample key={code.label} {...code} isOnInk={index === 0} />
      ))}
      <div className={styles['states']}>
        <p>{way}</p>
        <StateTrack label={statesLabel} states={states} isSet />
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
          <PageLink className="button" href={action.path}>
            {action.name}
          </PageLink>
        </p>
      </StagedHead>
    </div>
  );
}
