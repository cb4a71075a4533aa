import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { FurtherList } from '#components/blocks/further-list';
import { InkHead } from '#components/blocks/ink-head';
import { RecordingFigure } from '#components/blocks/recording-figure';
import { Faq } from '#components/ui/faq';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { webinarPage } from '#lib/families/webinars/family';
import article from '../article.module.css';
import { WebinarSummary } from './webinar-summary';
import styles from './webinar.module.css';

type Props = { readonly view: TemplateProps<typeof webinarPage>['view'] };

function Head({ view }: Props): ReactNode {
  const { kicker, hours, place, title, abstract, hour, labels } = view;
  return (
    <InkHead
      view={view}
      kicker={
        <>
          <span>{kicker}</span>
          <span>{hours}</span>
          <span>{place}</span>
        </>
      }
      title={title}
      form="headline"
      aside={<p>{abstract}</p>}
    >
      <RecordingFigure {...hour} label={labels.agenda} />
    </InkHead>
  );
}

function Speakers({ view: { speakers, labels } }: Props): ReactNode {
  return (
    <section className={styles['opening']} aria-labelledby="speakers">
      <h2 id="speakers">{labels.speakers}</h2>
      <div className={styles['speakers']}>
        {speakers.map((speaker) => (
          <Person key={speaker.name} {...speaker} />
        ))}
      </div>
    </section>
  );
}

/** One webinar that has taken place: the hour to scale, what it was about, what was said, and every answer. */
export function Webinar({ view }: TemplateProps<typeof webinarPage>): ReactNode {
  return (
    <article className={article['page']}>
      <Head view={view} />
      <WebinarSummary view={view} />
      <Section id="questions" title={view.labels.questions}>
        <Faq items={view.questions} isFirstOpen />
      </Section>
      <Speakers view={view} />
      <Section id="further" title={view.labels.further}>
        <FurtherList items={view.further} />
      </Section>
      <ContactBand {...view.contact} />
    </article>
  );
}
