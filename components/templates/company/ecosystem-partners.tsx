import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { Section } from '#components/ui/section';
import { TextSection } from '#components/blocks/text-section';
import type { TemplateProps } from '#lib/page-model/template';
import type { ecosystemPartners } from '#lib/families/company/family';
import layout from '../page.module.css';
import styles from './ecosystem-partners.module.css';
import { ServiceLinks } from './service-links';
import taskStyles from './supplier-tasks.module.css';

type Props = TemplateProps<typeof ecosystemPartners>;

type ClientProps = { readonly client: Props['view']['clients'][number] };

function Client({ client: { name, isBank, tasks } }: ClientProps): ReactNode {
  const id = isBank ? 'tasks-of-the-bank' : 'tasks-of-partners';
  return (
    <div {...(isBank && { 'data-highlighted': '' })}>
      <p id={id}>{name}</p>
      <ul aria-labelledby={id}>
        {tasks.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who commissions which task, as a way to its companies; the bank's tasks are highlighted. */
const Tasks = ({ view: { clients, labels } }: Pick<Props, 'view'>): ReactNode => (
  <figure className={taskStyles['tasks']}>
    <figcaption>{labels.clients}</figcaption>
    <div className={taskStyles['clients']}>
      {clients.map((client) => (
        <Client key={client.name} client={client} />
      ))}
    </div>
  </figure>
);

export function EcosystemPartners({ view, shared }: Props): ReactNode {
  const { list, groups, rules, contact } = view;
  return (
    <div className={layout['page']}>
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        figureSize="small"
        figure={<Tasks view={view} />}
      />
      <Section id="list" title={list.title} lead={list.lead} tone="mist">
        {groups.map(({ slug, title, note, companies }) => (
          <div key={slug} id={slug} className={styles['task']}>
            <div>
              <h3>{title}</h3>
              <p className={styles['client']}>{note}</p>
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
