import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { findShared } from '#lib/core/find-shared';
import { toMarkup } from '#lib/core/markup';
import { LinkHeading } from '#components/ui/link-heading';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContactBand } from '#components/blocks/contact-band';
import { ShareLink } from '#components/blocks/share-link';
import { Mockup } from '#components/blocks/mockup';
import { Chart } from '#components/ui/chart/chart';
import { Diagram } from '#components/ui/diagram/diagram';
import { FactList } from '#components/ui/fact-list';
import { LogoLine } from '#components/ui/logo-line';
import { Prose } from '#components/ui/prose';
import { Quote } from '#components/ui/quote';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { caseStudy } from '#lib/families/case-studies/family';
import head from '#components/blocks/page-head.module.css';
import layout from '../page.module.css';
import caseFacts from './case-facts.module.css';
import caseServices from './case-services.module.css';
import styles from './case-study.module.css';

type Props = { readonly view: TemplateProps<typeof caseStudy>['view'] };

function Head({ view }: Props): ReactNode {
  return (
    <header className={`${head['head']} ${head['large']}`}>
      <div>
        <Breadcrumb label={view.trailLabel} trail={view.trail} printedFrom={view.printedFrom} />
        <div className={styles['wordmark']}>
          <LogoLine label={view.labels.customer} items={[view.customer]} />
        </div>
        <h1>{view.name}</h1>
        <p className={head['lead']}>{view.summary}</p>
        <p className={styles['people']}>
          <strong>{view.quote.name}</strong>
          <span>{view.quote.role}</span>
          <time dateTime={view.day.iso}>{view.day.text}</time>
        </p>
        {view.share && <ShareLink words={view.share} />}
      </div>
      <div className={styles['chart']}>
        <Chart chart={view.chart} />
      </div>
    </header>
  );
}

function CustomerFacts({ view: { what, facts, labels, industry } }: Props): ReactNode {
  const { name, path } = industry;
  const items = [
    { label: labels.customer, value: what },
    { label: labels.industry, value: path ? <PageLink href={path}>{name}</PageLink> : name },
    ...facts,
  ];
  return (
    <section className={caseFacts['facts']} aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {labels.facts}
      </h2>
      <FactList items={items} />
    </section>
  );
}

function Services({ view, shared }: TemplateProps<typeof caseStudy>): ReactNode {
  const services = view.servicePaths.map((path) => findShared(shared.services, path));
  return (
    <section className={caseServices['services']} aria-labelledby="services-used">
      <h2 id="services-used">{view.labels.servicesUsed}</h2>
      <ul>
        {services.map(({ name, path, text }) => (
          <li key={path}>
            <LinkHeading level={3} className="badge" href={path} name={name} />
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text in parts, each with a figure beside it. */
function Story({ view: { parts, story } }: Props): ReactNode {
  const { figure, mockups } = story;
  const figures = [
    <p key="figure" className={styles['number']}>
      <strong>{figure.value}</strong> {figure.label}
    </p>,
    ...mockups.map((mockup) => <Mockup key={mockup.kind} mockup={mockup} />),
  ];
  return (
    <div className={styles['story']}>
      {parts.map((html, index) => (
        <div key={html} className={styles['part']}>
          <Prose html={html} />
          <div className={styles['margin']}>
            {index < parts.length - 1 ? figures[index] : figures.slice(index)}
          </div>
        </div>
      ))}
    </div>
  );
}

function Result({ view }: Props): ReactNode {
  return (
    <Section id="result" title={view.labels.result} tone="mist">
      <div className={styles['result']}>
        <p dangerouslySetInnerHTML={toMarkup(view.resultHtml)} />
        <section aria-labelledby="method">
          <h3 id="method">{view.labels.method}</h3>
          <p dangerouslySetInnerHTML={toMarkup(view.methodHtml)} />
        </section>
      </div>
    </Section>
  );
}

function Voice({ view: { quote, labels, nextHtml } }: Props): ReactNode {
  return (
    <div className={styles['closing']}>
      <Quote {...quote} />
      <section aria-labelledby="next">
        <h2 id="next">{labels.next}</h2>
        <p dangerouslySetInnerHTML={toMarkup(nextHtml)} />
      </section>
    </div>
  );
}

export function CaseStudy({ view, shared }: TemplateProps<typeof caseStudy>): ReactNode {
  return (
    <article className={layout['page']}>
      <Head view={view} />
      <CustomerFacts view={view} />
      <div className={styles['diagram']}>
        <Diagram diagram={view.diagram} />
      </div>
      <Services view={view} shared={shared} />
      <Story view={view} />
      <Result view={view} />
      <Voice view={view} />
      <ContactBand
        {...view.contact}
        related={{ title: view.labels.related, items: [...view.related, ...view.relatedPages] }}
      />
    </article>
  );
}
