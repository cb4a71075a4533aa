import type { ReactNode } from 'react';
import { findShared } from '#lib/core/find-shared';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { Section } from '#components/ui/section';
import { TextSection } from '#components/blocks/text-section';
import type { TemplateProps } from '#lib/page-model/template';
import type { ecosystemPartners } from '#lib/families/company/family';
import layout from '../page.module.css';
import styles from './ecosystem-partners.module.css';
import { ServiceLinks } from './service-links';
import branchStyles from './supplier-branch.module.css';
import trackStyles from './supplier-tracks.module.css';
import trunkStyles from './supplier-trunk.module.css';

type Props = TemplateProps<typeof ecosystemPartners>;

/** A branch at 45°, from the first track or from the branch above. */
function Branch({ isFirst }: { readonly isFirst: boolean }): ReactNode {
  const branch = `M24 ${isFirst ? 0 : -24}V76l24 24H72`;
  return (
    <svg className={branchStyles['branch']} viewBox="0 0 72 100" aria-hidden="true">
      <path d={branch} />
    </svg>
  );
}

type CompaniesProps = Pick<Props['view']['groups'][number], 'companies'> & Pick<Props['shared'], 'services'>;

function Companies({ companies, services }: CompaniesProps): ReactNode {
  return (
    <ul>
      {companies.map(({ id, name, servicePaths }) => (
        <li key={id}>
          <a className={trackStyles['company']} href={`#${id}`}>
            {name}
          </a>
          <span>{servicePaths.map((path) => findShared(services, path).name).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Tasks as tracks with their companies, by client; the bank's tracks are highlighted. */
function SupplierTracks({ view: { owners, labels }, shared }: Props): ReactNode {
  return (
    <figure className={`${trackStyles['panel']} ${trunkStyles['trunk']}`}>
      <figcaption>
        <strong>{labels.tracks}</strong>
        <span>{labels.tracksNote}</span>
      </figcaption>
      {owners.map(({ name, isBank, groups }) => (
        <div key={name} className={trackStyles['owner']} {...(isBank && { 'data-highlighted': '' })}>
          <p>{name}</p>
          <ol>
            {groups.map(({ slug, title, companies }, index) => (
              <li key={slug}>
                {index > 0 && <Branch isFirst={index === 1} />}
                <a className={trackStyles['task']} href={`#${slug}`}>
                  {title}
                </a>
                <Companies companies={companies} services={shared.services} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </figure>
  );
}

export function EcosystemPartners({ view, shared }: Props): ReactNode {
  const { list, groups, rules, contact, labels } = view;
  return (
    <div className={layout['page']}>
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        figure={<SupplierTracks view={view} shared={shared} />}
      />
      <Section id="list" title={list.title} lead={list.lead} tone="mist">
        <p className={styles['legend']} aria-hidden="true">
          <span data-highlighted="">{labels.throughBank}</span> <span>{labels.direct}</span>
        </p>
        {groups.map(({ slug, title, note, isThroughBank, companies }) => (
          <div key={slug} id={slug} className={styles['task']}>
            <div>
              <h3 {...(isThroughBank && { 'data-highlighted': '' })}>{title}</h3>
              <p className="visually-hidden">{note}</p>
            </div>
            <ul>
              {companies.map(({ id, name, city, what, servicePaths }) => (
                <li key={id} id={id}>
                  <p className={styles['name']}>
                    {name} <span>{city}</span>
                  </p>
                  <p>{what}</p>
                  <p className={styles['services']}>
                    <ServiceLinks paths={servicePaths} services={shared.services} />
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <TextSection id="rules" title={rules.title} items={rules.items} />
      <ContactBand {...contact} text={contact.lead} href={view.contactHref} />
    </div>
  );
}
