import type { ReactNode } from 'react';
import { findShared } from '#lib/core/find-shared';
import type { ecosystemPartners } from '#lib/families/company/family';
import type { LinkItem } from '#lib/page-model/shared-data';
import type { TemplateProps } from '#lib/page-model/template';
import branchStyles from './supplier-branch.module.css';
import styles from './supplier-tracks.module.css';

type View = TemplateProps<typeof ecosystemPartners>['view'];

export type SupplierTracksProps = {
  readonly view: Pick<View, 'owners' | 'labels'>;
  readonly services: readonly LinkItem[];
};

/** How a track leaves: down from the first one, or on from where the one above it left; at 45°. */
function Branch({ isFirst }: { readonly isFirst: boolean }): ReactNode {
  const branch = `M24 ${isFirst ? 0 : -24}V76l24 24H72`;
  return (
    <svg className={branchStyles['branch']} viewBox="0 0 72 100" aria-hidden="true">
      <path d={branch} />
      <path d={branch} />
    </svg>
  );
}

/** Companies as plates on a track, each with the services it works on. */
function Companies({
  companies,
  services,
}: Pick<View['groups'][number], 'companies'> & Pick<SupplierTracksProps, 'services'>): ReactNode {
  return (
    <ul>
      {companies.map(({ id, name, servicePaths }) => (
        <li key={id}>
          <a className={styles['company']} href={`#${id}`}>
            {name}
          </a>
          <span>{servicePaths.map((path) => findShared(services, path).name).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Whoever commissions, with a track for each task and the companies on it; the bank's tracks are lit. */
export function SupplierTracks({ view: { owners, labels }, services }: SupplierTracksProps): ReactNode {
  return (
    <figure className={styles['panel']}>
      <figcaption>
        <strong>{labels.tracks}</strong>
        <span>{labels.tracksNote}</span>
      </figcaption>
      {owners.map(({ name, isBank, groups }) => (
        <div key={name} className={styles['owner']} {...(isBank && { 'data-lit': '' })}>
          <p>{name}</p>
          <ol>
            {groups.map(({ slug, title, companies }, index) => (
              <li key={slug}>
                {index > 0 && <Branch isFirst={index === 1} />}
                <a className={styles['task']} href={`#${slug}`}>
                  {title}
                </a>
                <Companies companies={companies} services={services} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </figure>
  );
}
