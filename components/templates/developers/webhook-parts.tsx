import type { ReactNode } from 'react';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Section } from '#components/ui/section';
import { toMarkup } from '#lib/core/markup';
import styles from './developers.module.css';
import type { PartOf } from './part';
import { Program } from './program';
import { StateTrack } from './state-track';

/** The check of a delivery's signature, as advice and as a program. */
export function Signature({ part }: { readonly part: PartOf<'webhooks'> }): ReactNode {
  return (
    <Section id={part.id} title={part.title} lead={part.lead}>
      <div className={styles['webhooks']}>
        <TitledTexts items={part.items} form="columns" />
        <div>
          <Program {...part.program} />
          <p className={styles['note']} dangerouslySetInnerHTML={toMarkup(part.noteHtml)} />
        </div>
      </div>
    </Section>
  );
}

/** When deliveries are repeated, and how to handle them. */
export function Deliveries({ part }: { readonly part: PartOf<'deliveries'> }): ReactNode {
  return (
    <Section id={part.id} title={part.title} lead={part.lead} tone="mist">
      <div className={styles['retries']}>
        <p>{part.retriesLabel}</p>
        <StateTrack label={part.retriesLabel} states={part.retries} />
      </div>
      <TitledTexts items={part.items} form="columns" />
    </Section>
  );
}
