import type { ReactNode } from 'react';
import { DataTable } from '#components/ui/data-table';
import { Diagram } from '#components/ui/diagram/diagram';
import { Section } from '#components/ui/section';
import { toMarkup } from '#lib/core/markup';
import { CodeSample } from './code-sample';
import styles from './developers.module.css';
import type { PartOf } from './part';
import { Program } from './program';
import { StateTrack } from './state-track';
import track from './state-track.module.css';

/** The messages of a transfer, below the states that they report. */
export function Flow({ part }: { readonly part: PartOf<'transfer'> }): ReactNode {
  return (
    <Section id={part.id} title={part.title} lead={part.lead}>
      <div className={track['flow']}>
        <StateTrack label={part.statesLabel} states={part.states} />
        <ol className={styles['messages']}>
          {part.messages.map(({ message, title, html, codes, program }) => (
            <li key={message} data-message={message}>
              <div>
                <h3>{title}</h3>
                <p dangerouslySetInnerHTML={toMarkup(html)} />
              </div>
              {codes.map((code) => (
                <CodeSample key={code.label} {...code} />
              ))}
              {program && <Program {...program} />}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export function States({ part }: { readonly part: PartOf<'states'> }): ReactNode {
  return (
    <Section id={part.id} title={part.title} lead={part.lead} tone="mist">
      <div className={styles['states']}>
        <Diagram diagram={part.diagram} />
        <div className={styles['reasons']}>
          <DataTable {...part.reasons} />
          <p className={styles['note']} dangerouslySetInnerHTML={toMarkup(part.noteHtml)} />
        </div>
      </div>
    </Section>
  );
}
