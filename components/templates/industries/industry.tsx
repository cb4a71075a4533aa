import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { LinkCards } from '#components/blocks/link-cards';
import { PageHead } from '#components/blocks/page-head';
import { SideHeaded } from '#components/blocks/side-headed';
import { Diagram } from '#components/ui/diagram/diagram';
import { Faq } from '#components/ui/faq';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import { findShared } from '#lib/core/find-shared';
import type { TemplateProps } from '#lib/page/template';
import type { industryPage } from '#lib/families/industries/family';
import article from '../article.module.css';
import { Customers } from './customers';
import styles from './industry.module.css';

type Props = TemplateProps<typeof industryPage>;

function FittingServices({ view, shared }: Props): ReactNode {
  const services = view.services.map((service) => ({
    ...service,
    name: findShared(shared.services, service.path).name,
  }));
  return (
    <Section id="services" title={view.labels.services} tone="mist">
      <ul className={styles['services']}>
        {services.map(({ name, path, html }) => (
          <li key={path}>
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function UseCases({ view: { useCases, labels } }: Pick<Props, 'view'>): ReactNode {
  return (
    <Section id="use-cases" title={labels.useCases}>
      <ul className={styles['cases']}>
        {useCases.map(({ title, html }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One industry: the claim, the flow of its money, the problem, what fits, how it comes about, who does it already. */
export function Industry({ view, shared }: Props): ReactNode {
  const { labels } = view;
  return (
    <article className={article['page']}>
      <PageHead view={view} kicker={view.name} title={view.title} lead={view.summary} />
      <div className={styles['diagram']}>
        <Diagram diagram={view.diagram} />
      </div>
      <div className={styles['problem']}>
        <SideHeaded html={view.html} />
      </div>
      <FittingServices view={view} shared={shared} />
      <UseCases view={view} />
      <Section id="steps" title={labels.steps}>
        <Steps items={view.steps} />
      </Section>
      {view.customers.length > 0 && (
        <Customers title={labels.customers} customers={view.customers} studies={shared['case-studies']} />
      )}
      <Section id="faq" title={labels.faq}>
        <Faq items={view.faq} />
      </Section>
      {view.others.length > 0 && (
        <Section id="others" title={labels.others}>
          <LinkCards items={view.others} />
        </Section>
      )}
      <ContactBand {...view.contact} />
    </article>
  );
}
