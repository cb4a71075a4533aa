import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { ecosystemPartners } from '#lib/families/company/family';
import article from '../article.module.css';
import styles from './ecosystem-partners.module.css';
import { ServiceLinks } from './service-links';
import { SupplierTracks } from './supplier-tracks';

/** Suppliers and advisers on the tracks of their tasks, sorted by what they do, and what it takes to stand here. */
export function EcosystemPartners({ view, shared }: TemplateProps<typeof ecosystemPartners>): ReactNode {
  const { list, groups, rules, contact, labels } = view;
  return (
    <div className={article['page']}>
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        figure={<SupplierTracks view={view} services={shared.services} />}
      />
      <Section id="list" title={list.title} lead={list.lead} tone="mist">
        <p className={styles['legend']} aria-hidden="true">
          <span data-lit="">{labels.throughBank}</span> <span>{labels.direct}</span>
        </p>
        {groups.map(({ slug, title, note, isThroughBank, companies }) => (
          <div key={slug} id={slug} className={styles['task']}>
            <div>
              <h3 {...(isThroughBank && { 'data-lit': '' })}>{title}</h3>
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
      <Section id="rules" title={rules.title}>
        <TitledTexts items={rules.items} />
      </Section>
      <ContactBand
        title={contact.title}
        text={contact.lead}
        href={view.contactHref}
        action={contact.action}
        person={contact.person}
      />
    </div>
  );
}
