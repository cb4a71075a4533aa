import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { FormBand } from '#components/blocks/form-band';
import { PageHead } from '#components/blocks/page-head';
import { Drawing } from '#components/ui/chart/chart';
import { FactList } from '#components/ui/fact-list';
import { CompanyMark } from '#components/ui/company-mark';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { TemplateProps } from '#lib/page-model/template';
import type { partnersPage } from '#lib/families/company/family';
import layout from '../page.module.css';
import yardStyles from './partner-yard.module.css';
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
          <FactList
            items={[
              { label: kinds.brings, value: brings },
              { label: kinds.gets, value: gets },
            ]}
          />
        </li>
      ))}
    </ol>
  );
}

/** The companies as a departure board. */
function Board({ view, shared }: TemplateProps<typeof partnersPage>): ReactNode {
  const { companies, rows } = view;
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
              <ServiceLinks paths={servicePaths} services={shared.services} />
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

/** All partner companies by year, one track each; named ones are taller, and the last year is highlighted. */
function PartnerYard({ view: { companiesByYear: yard } }: Props): ReactNode {
  return (
    <figure className={yardStyles['companiesByYear']}>
      <figcaption>
        <strong>{yard.title}</strong>
        <span>{yard.note}</span>
      </figcaption>
      <ol>
        {yard.rows.map(({ year, count, text, named, others }) => (
          <li key={year}>
            <span className="visually-hidden">{text}</span>
            <span className={yardStyles['year']} aria-hidden="true">
              {year}
            </span>
            <span className={yardStyles['tracks']} aria-hidden="true">
              {Array.from({ length: named.length + others }, (_, index) => (
                <i key={index} {...(index < named.length && { 'data-named': '' })} />
              ))}
            </span>
            <ul>
              {named.map(({ name, slug }) => (
                <li key={slug} className={yardStyles['named']}>
                  <CompanyMark slug={slug} />
                  {name}
                </li>
              ))}
            </ul>
            <strong aria-hidden="true">{count}</strong>
          </li>
        ))}
      </ol>
    </figure>
  );
}

export function Partners({ view, shared }: TemplateProps<typeof partnersPage>): ReactNode {
  const { kinds, companies, steps, contact } = view;
  return (
    <div className={layout['page']}>
      <PageHead view={view} title={view.title} lead={view.summary} figure={<PartnerYard view={view} />}>
        <p className={styles['actions']}>
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
        <Board view={view} shared={shared} />
      </Section>
      <Section id="steps" title={steps.title} tone="mist">
        <Steps items={steps.items} />
      </Section>
      <FormBand id="enquiry" {...contact} form={view.form} />
    </div>
  );
}
