import type { ReactNode } from 'react';
import { CoverTracks } from '#components/blocks/cover';
import { PageHead } from '#components/blocks/page-head';
import { EntryList } from '#components/ui/entry-list';
import type { TemplateProps } from '#lib/page/template';
import type { podcastIndex } from '#lib/families/podcast/family';
import article from '../article.module.css';
import styles from './podcast.module.css';

/** The show and its episodes. */
export function PodcastIndex({ view }: TemplateProps<typeof podcastIndex>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <div className={styles['banner']} aria-hidden="true">
        <p>{view.show}</p>
        <CoverTracks seed={view.show} />
      </div>
      <section className={styles['episodes']} aria-labelledby="episodes">
        <h2 id="episodes">{view.labels.episodes}</h2>
        <EntryList items={view.items} level={3} />
      </section>
    </div>
  );
}
