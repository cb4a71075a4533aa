import type { ReactNode } from 'react';
import type { ecosystemPartners } from '#lib/families/company/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './supplier-tracks.module.css';

export type SupplierTracksProps = {
  readonly view: Pick<TemplateProps<typeof ecosystemPartners>['view'], 'groups' | 'labels'>;
};

/** A track for each task, the companies as plates on it; the tracks that the bank sets are lit. */
export function SupplierTracks({ view: { groups, labels } }: SupplierTracksProps): ReactNode {
  return (
    <figure className={styles['panel']}>
      <figcaption>
        <strong>{labels.tracks}</strong>
        <span>{labels.tracksNote}</span>
      </figcaption>
      <ol>
        {groups.map(({ slug, title, isThroughBank, companies }) => (
          <li key={slug} {...(isThroughBank && { 'data-lit': '' })}>
            <a className={styles['task']} href={`#${slug}`}>
              {title}
            </a>
            <ul>
              {companies.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </figure>
  );
}
