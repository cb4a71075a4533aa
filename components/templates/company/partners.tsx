import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { FormBand } from '#components/blocks/form-band';
import { PageHead } from '#components/blocks/page-head';
import { Drawing } from '#components/ui/chart/chart';
import { CompanyMark } from '#components/ui/logo-line';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { TemplateProps } from '#lib/page-model/template';
import type { LinkItem } from '#lib/page-model/shared-data';
import type { partnersPage } from '#lib/families/company/family';
import article from '../article.module.css';
import { PartnerYard } from './partner-yard';
import styles from './partners.module.css';
import { ServiceLinks } from './service-links';

type Props = { readonly view: TemplateProps<typeof partnersPage>['view'] };

function Kinds({ view: { kinds } }: Props): ReactNode {
  return (
    <ol className={styles['kinds']}>
      {kinds.items.map(({ title, html, brings, gets, sketch }) => (
        <li key={title}>
          <Drawing {...sketch} />
          <h3>{title}</h3>
          <p dangerouslySetInnerHTML={toMarkup(html)} />
          <dl>
            <div>
              <dt>{kinds.brings}</dt>
              <dd>{brings}</dd>
            </div>
            <div>
              <dt>{kinds.gets}</dt>
              <dd>{gets}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** The companies as the lines of a departure board. */
function Board({
  view: { companies, rows },
  services,
}: Props & { readonly services: readonly LinkItem[] }): ReactNode {
  return (
    <div>
      <p className={styles['columns']} aria-hidden="true">
        {companies.head.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ul className={styles['board']} aria-label={companies.caption}>
        {rows.map(({ slug, name, city, what, servicePaths, liveSince }) => (
          <li key={slug}>
            <h3>
              <CompanyMark slug={slug} />
              {name}
              <span>{city}</span>
            </h3>
            <p>{what}</p>
            <div>
              <span className="visually-hidden">{companies.head[2]}: </span>
              <ServiceLinks paths={servicePaths} services={services} />
            </div>
            <p className={styles['since']}>
              <span>{companies.head[3]}</span> {liveSince}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All companies by year, kinds of partners, the companies by name, and how a partnership begins. */
export function Partners({ view, shared }: TemplateProps<typeof partnersPage>): ReactNode {
  const { kinds, companies, steps, contact } = view;
  return (
    <div className={article['page']}>
      <PageHead
        view={view}
        title={view.title}
        lead={view.summary}
        figure={<PartnerYard yard={view.companiesByYear} />}
      >
        <p className={styles['begin']}>
          <a className="button" href="#enquiry">
            {contact.action}
          </a>
          <a href="#steps">{steps.title}</a>
        </p>
      </PageHead>
      <Section id="kinds" title={kinds.title} tone="mist">
        <Kinds view={view} />
      </Section>
      <Section id="companies" title={companies.title} lead={companies.lead}>
        <Board view={view} services={shared.services} />
      </Section>
      <Section id="steps" title={steps.title} tone="mist">
        <Steps items={steps.items} />
      </Section>
      <FormBand
        id="enquiry"
        title={contact.title}
        lead={contact.lead}
        form={view.form}
        person={contact.person}
        ways={contact.ways}
      />
    </div>
  );
}
