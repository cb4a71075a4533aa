import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { FurtherList } from '#components/blocks/further-list';
import { InkHead } from '#components/blocks/ink-head';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { Facts } from '#components/ui/facts';
import { Faq } from '#components/ui/faq';
import { Person } from '#components/ui/person';
import { Prose } from '#components/ui/prose';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { webinarPage } from '#lib/families/webinars/family';
import article from '../article.module.css';
import { HourFigure } from './hour-figure';
import styles from './webinar.module.css';

type Props = { readonly view: TemplateProps<typeof webinarPage>['view'] };

function Speakers({ view: { speakers, facts, labels } }: Props): ReactNode {
  return (
    <div className={styles['opening']}>
      <section aria-labelledby="speakers">
        <h2 id="speakers">{labels.speakers}</h2>
        <div className={styles['speakers']}>
          {speakers.map((speaker) => (
            <Person key={speaker.name} {...speaker} />
          ))}
        </div>
      </section>
      <Facts id="facts" title={labels.facts} items={facts} />
    </div>
  );
}

function Summary({ view: { html, contents, labels } }: Props): ReactNode {
  return (
    <section className={styles['summary']} aria-labelledby="summary">
      <h2 id="summary">{labels.summary}</h2>
      <ContentsList label={labels.contents} headings={contents} />
      <Prose html={html} />
    </section>
  );
}

/** One webinar that has taken place: the hour to scale, what it was about, what was said, and every answer. */
export function Webinar({ view, shared }: TemplateProps<typeof webinarPage>): ReactNode {
  return (
    <article className={article['page']}>
      <InkHead
        view={view}
        kicker={<span>{view.kicker}</span>}
        title={view.title}
        form="headline"
        aside={<p>{view.abstract}</p>}
      >
        <HourFigure hour={view.hour} label={view.labels.agenda} />
      </InkHead>
      <Speakers view={view} />
      <Summary view={view} />
      <Section id="questions" title={view.labels.questions}>
        <Faq items={view.questions} />
      </Section>
      <Section id="further" title={view.labels.further}>
        <FurtherList items={view.further} />
      </Section>
      <OnwardSubject id="onward" title={view.labels.onward} items={shared.onward[view.subject]} />
      <ContactBand {...view.contact} />
    </article>
  );
}
