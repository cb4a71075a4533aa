import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { LinkCards } from '#components/blocks/link-cards';
import { PageHead } from '#components/blocks/page-head';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { podcastEpisode } from '#lib/families/podcast/family';
import article from '../article.module.css';
import styles from './podcast.module.css';
import { Transcript } from './transcript';

type Props = { readonly view: TemplateProps<typeof podcastEpisode>['view'] };

function Speakers({ view: { speakers, labels } }: Props): ReactNode {
  return (
    <section aria-labelledby="speakers">
      <h2 id="speakers">{labels.speakers}</h2>
      {speakers.map((speaker) => (
        <Person key={speaker.name} {...speaker} />
      ))}
    </section>
  );
}

function Kicker({ view: { kicker, day } }: Props): ReactNode {
  return (
    <>
      {kicker}
      <time dateTime={day.iso}>{day.text}</time>
    </>
  );
}

/** One episode: who talks about what, sources, then the conversation by chapters. A player has its place below the head. */
export function PodcastEpisode({ view }: TemplateProps<typeof podcastEpisode>): ReactNode {
  return (
    <article className={article['page']}>
      <PageHead view={view} kicker={<Kicker view={view} />} title={view.title} lead={view.summary} />
      <div className={styles['about']}>
        <Speakers view={view} />
        <section aria-labelledby="notes">
          <h2 id="notes">{view.labels.notes}</h2>
          <ul className={styles['notes']}>
            {view.notes.map((html) => (
              <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </ul>
        </section>
      </div>
      <Transcript view={view} />
      {view.more.length > 0 && (
        <Section id="more" title={view.labels.more} tone="mist">
          <LinkCards items={view.more} />
        </Section>
      )}
      <ContactBand {...view.contact} />
    </article>
  );
}
