import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { findShared } from '#lib/core/find-shared';
import { TextWithFigure } from '#components/blocks/text-with-figure';
import { CheckPanel } from '#components/blocks/check-panel';
import { ContactBand } from '#components/blocks/contact-band';
import { HeadAction } from '#components/blocks/head-action';
import { NextPages } from '#components/blocks/next-pages';
import { PanelHead } from '#components/blocks/panel-head';
import { ContentsList } from '#components/blocks/contents-list';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Mockup } from '#components/blocks/mockup';
import { Chart } from '#components/ui/chart/chart';
import { Faq } from '#components/ui/faq';
import { Badge } from '#components/ui/badge';
import { ReadingText } from '#components/ui/reading-text';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import { LogoLine } from '#components/ui/logo-line';
import type { TemplateProps } from '#lib/page-model/template';
import type { industryPage } from '#lib/families/industries/family';
import type { CaseStudyLink } from '#lib/page-model/shared-data';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import styles from './industry.module.css';

type Props = TemplateProps<typeof industryPage>;

function Head({ view }: Pick<Props, 'view'>): ReactNode {
  return (
    <PanelHead
      view={view}
      kicker={<Badge name={view.name} />}
      title={view.title}
      lead={view.summary}
      figure={<CheckPanel diagram={view.diagram} check={view.check} />}
    >
      <HeadAction {...view.contact} />
    </PanelHead>
  );
}

function FittingServices({ view, shared }: Props): ReactNode {
  const services = view.services.map((service) => ({
    ...service,
    name: findShared(shared.services, service.path).name,
  }));
  return (
    <NextPages id="services" title={view.labels.services} from={view.name} items={services} tone="mist" />
  );
}

function UseCases({ view: { useCases, mockup, labels } }: Pick<Props, 'view'>): ReactNode {
  return (
    <Section id="use-cases" title={labels.useCases} tone="mist">
      <TextWithFigure figure={<Mockup mockup={mockup} />}>
        <TitledTexts items={useCases} form="rows" />
      </TextWithFigure>
    </Section>
  );
}

function Study({ name, path, figure }: CaseStudyLink): ReactNode {
  return (
    <p className={styles['study']}>
      <span>
        <strong>{figure.value}</strong> {figure.label}
      </span>
      <PageLink href={path}>{name}</PageLink>
    </p>
  );
}

/** Customers with their case studies; one of these is shown with its chart. */
function Customers({ view: { customers, labels }, shared }: Props): ReactNode {
  const leading = shared['leading-case'];
  if (customers.length === 0) return null;
  return (
    <Section id="customers" title={labels.customers} tone="mist">
      <ul className={styles['customers']}>
        {customers.map(({ name, slug, studyPath, what, since }) => {
          const study = studyPath && findShared(shared['case-studies'], studyPath);
          return (
            <li key={slug} {...(studyPath === leading.path && { 'data-drawn': '' })}>
              <LogoLine label={name} items={[{ name, slug }]} />
              <p>
                {what}
                <span>{since}</span>
              </p>
              {study && <Study {...study} />}
              {studyPath === leading.path && (
                <div className={styles['drawn']}>
                  <Chart chart={leading.chart} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export function Industry({ view, shared }: Props): ReactNode {
  const { labels } = view;
  return (
    <article className={layout['page']}>
      <Head view={view} />
      <UseCases view={view} />
      <div className={`${reading['reading']} ${styles['problem']}`}>
        <ContentsList label={labels.contents} headings={view.contents} />
        <ReadingText html={view.html} form="article" />
      </div>
      <FittingServices view={view} shared={shared} />
      <Section id="steps" title={labels.steps}>
        <Chart chart={view.schedule} />
        <Steps items={view.steps} />
      </Section>
      <Customers view={view} shared={shared} />
      <Section id="faq" title={labels.faq}>
        <Faq items={view.faq} />
      </Section>
      <ContactBand {...view.contact} related={{ title: labels.others, items: view.others }} />
    </article>
  );
}
