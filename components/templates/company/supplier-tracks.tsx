import type { ReactNode } from 'react';
import { findShared } from '#lib/core/find-shared';
import type { ecosystemPartners } from '#lib/families/company/family';
import type { LinkItem } from '#lib/page/shared-data';
import type { TemplateProps } from '#lib/page/template';
import styles from './supplier-tracks.module.css';

export type SupplierTracksProps = {
  readonly view: Pick<TemplateProps<typeof ecosystemPartners>['view'], 'groups' | 'labels'>;
  readonly services: readonly LinkItem[];
};

/** A track for each task, the companies as plates on it, each with the services it works on; the tracks that the bank sets are lit. */
export function SupplierTracks({ view: { groups, labels }, services }: SupplierTracksProps): ReactNode {
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
              {companies.map(({ name, servicePaths }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  <span>{servicePaths.map((path) => findShared(services, path).name).join(', ')}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </figure>
  );
}
