import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { FurtherList } from '#components/blocks/further-list';
import { PageHead } from '#components/blocks/page-head';
import { Facts } from '#components/ui/facts';
import { Faq } from '#components/ui/faq';
import { Person } from '#components/ui/person';
import { Prose } from '#components/ui/prose';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { webinarPage } from '#lib/families/webinars/family';
import article from '../article.module.css';
import styles from './webinar.module.css';

type Props = { readonly view: TemplateProps<typeof webinarPage>['view'] };

/** The agenda as the departures of one hour. */
function Agenda({ view: { agenda, labels } }: Props): ReactNode {
  return (
    <Section id="agenda" title={labels.agenda} tone="mist">
      <table className={styles['board']}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{labels.time}</th>
            <th scope="col">{labels.subject}</th>
            <th scope="col">{labels.speaker}</th>
          </tr>
        </thead>
        <tbody>
          {agenda.map(({ at, title, by }) => (
            <tr key={at}>
              <td>{at}</td>
              <th scope="row">{title}</th>
              <td>{by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Speakers({ view: { speakers, labels } }: Props): ReactNode {
  return (
    <Section id="speakers" title={labels.speakers}>
      <div className={styles['speakers']}>
        {speakers.map((speaker) => (
          <Person key={speaker.name} {...speaker} />
        ))}
      </div>
    </Section>
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

/** One webinar that has taken place: what it was about, what was said, and every answer. */
export function Webinar({ view }: TemplateProps<typeof webinarPage>): ReactNode {
  return (
    <article className={article['page']}>
      <PageHead view={view} kicker={view.kicker} title={view.title} />
      <div className={styles['opening']}>
        <p className={styles['abstract']}>{view.abstract}</p>
        <Facts id="facts" title={view.labels.facts} items={view.facts} />
      </div>
      <Agenda view={view} />
      <Speakers view={view} />
      <Summary view={view} />
      <Section id="questions" title={view.labels.questions}>
        <Faq items={view.questions} />
      </Section>
      <Section id="further" title={view.labels.further}>
        <FurtherList items={view.further} />
      </Section>
      <ContactBand {...view.contact} />
    </article>
  );
}
