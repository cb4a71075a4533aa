import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { RelatedLinks } from '#components/blocks/related-links';
import { PageHead } from '#components/blocks/page-head';
import { Section } from '#components/ui/section';
import { ReadingText } from '#components/ui/reading-text';
import type { TemplateProps } from '#lib/page-model/template';
import type { partnerInformation } from '#lib/families/company/family';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import trackStyles from './deadline-track.module.css';
import styles from './partner-information.module.css';

type Deadlines = TemplateProps<typeof partnerInformation>['view']['deadlines'];
type HalfProps = { readonly items: Deadlines['before']; readonly side: 'before' | 'after' };

function Half({ items, side }: HalfProps): ReactNode {
  return (
    <ol className={`${trackStyles['half']} ${trackStyles[side]}`}>
      {items.map(({ when, event, channel }) => (
        <li key={event}>
          <b>{when}</b>
          <span>
            {event} <small>{channel}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Deadlines before and after an event, as stations of a vertical track. */
function DeadlineTrack({ title, lead, moment, before, after }: Deadlines): ReactNode {
  return (
    <section className={trackStyles['panel']} aria-labelledby="deadlines">
      <h2 id="deadlines">{title}</h2>
      {lead && <p className={trackStyles['lead']}>{lead}</p>}
      <Half items={before} side="before" />
      <p className={trackStyles['event']}>{moment}</p>
      <Half items={after} side="after" />
    </section>
  );
}

export function PartnerInformation({ view }: TemplateProps<typeof partnerInformation>): ReactNode {
  return (
    <article className={layout['page']}>
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        note={view.validFrom}
        figure={<DeadlineTrack {...view.deadlines} />}
      />
      <div className={reading['reading']}>
        <ContentsList label={view.labels.contents} headings={view.contents} />
        <div className={styles['text']}>
          <ReadingText html={view.html} form="article" />
        </div>
      </div>
      <Section id="further" title={view.labels.further}>
        <RelatedLinks items={view.further} />
      </Section>
    </article>
  );
}
