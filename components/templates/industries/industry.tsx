import type { ReactNode } from 'react';
import { Beside } from '#components/blocks/beside';
import { CheckPanel } from '#components/blocks/check-panel';
import { ContactBand } from '#components/blocks/contact-band';
import { HeadAction } from '#components/blocks/head-action';
import { LineStops } from '#components/blocks/line-stops';
import { LinkCards } from '#components/blocks/link-cards';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { SideHeaded } from '#components/blocks/side-headed';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Vignette } from '#components/blocks/vignette';
import { Chart } from '#components/ui/chart/chart';
import { Faq } from '#components/ui/faq';
import { Plate } from '#components/ui/plate';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import { findShared } from '#lib/core/find-shared';
import type { TemplateProps } from '#lib/page-model/template';
import type { industryPage } from '#lib/families/industries/family';
import article from '../article.module.css';
import { Customers } from './customers';
import styles from './industry.module.css';

type Props = TemplateProps<typeof industryPage>;

function Head({ view }: Pick<Props, 'view'>): ReactNode {
  return (
    <PanelHead>
      <PageHead
        view={view}
        kicker={<Plate name={view.name} />}
        title={view.title}
        lead={view.summary}
        figure={<CheckPanel diagram={view.diagram} check={view.check} />}
      >
        <HeadAction {...view.contact} />
      </PageHead>
    </PanelHead>
  );
}

function FittingServices({ view, shared }: Props): ReactNode {
  const services = view.services.map((service) => ({
    ...service,
    name: findShared(shared.services, service.path).name,
  }));
  return (
    <Section id="services" title={view.labels.services} tone="mist">
      <LineStops from={view.name} items={services} />
    </Section>
  );
}

function UseCases({ view: { useCases, vignette, labels } }: Pick<Props, 'view'>): ReactNode {
  return (
    <Section id="use-cases" title={labels.useCases}>
      <Beside figure={<Vignette vignette={vignette} />}>
        <TitledTexts items={useCases} form="rows" />
      </Beside>
    </Section>
  );
}

/** One industry: the claim, the flow of its money, the problem, what fits, how it comes about, who does it already. */
export function Industry({ view, shared }: Props): ReactNode {
  const { labels } = view;
  return (
    <article className={article['page']}>
      <Head view={view} />
      <div className={styles['problem']}>
        <SideHeaded html={view.html} />
      </div>
      <FittingServices view={view} shared={shared} />
      <UseCases view={view} />
      <Section id="steps" title={labels.steps}>
        <Chart chart={view.schedule} />
        <Steps items={view.steps} form="track" />
      </Section>
      {view.customers.length > 0 && (
        <Customers
          title={labels.customers}
          customers={view.customers}
          studies={shared['case-studies']}
          leading={shared['leading-case']}
        />
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
