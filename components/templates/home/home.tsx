import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { findShared } from '#lib/core/find-shared';
import { toMarkup } from '#lib/core/markup';
import { OwnerTrack } from '#components/blocks/owner-track';
import { Chart } from '#components/ui/chart/chart';
import { Sparkline } from '#components/ui/chart/sparkline';
import { FactList } from '#components/ui/fact-list';
import { LogoLine } from '#components/ui/logo-line';
import { Wordmark } from '#components/ui/wordmark';
import { LinkList } from '#components/ui/link-list';
import { PartnerConsole } from '#components/ui/partner-console';
import { PaymentCard } from '#components/ui/payment-card';
import { Person } from '#components/ui/person';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { homePage } from '#lib/families/home/family';
import styles from './home.module.css';
import caseStyles from './case.module.css';
import growthStyles from './growth.module.css';
import nextStyles from './next-station.module.css';
import productStyles from './product.module.css';
import nightStyles from './transfer-timetable.module.css';
import { HomeSection } from './home-section';
import { RoutePanel } from './route-panel';
import { ServiceLines } from './service-lines';

type Props = TemplateProps<typeof homePage>;

/** The content above the fold: title, lead, actions and the route panel. */
function Opening({ view, shared }: Props): ReactNode {
  return (
    <section className={styles['opening']}>
      <div className={styles['top']}>
        <h1>{view.title}</h1>
        <div>
          <p className={styles['lead']}>{view.lead}</p>
          <p className={styles['actions']}>
            <PageLink className="button" href={view.primaryAction.path}>
              {view.primaryAction.name}
            </PageLink>
            <PageLink className="button-quiet" href={view.secondaryAction.path}>
              {view.secondaryAction.name}
            </PageLink>
          </p>
        </div>
      </div>
      <RoutePanel view={view} shared={shared} />
    </section>
  );
}

function Customers({ view }: Pick<Props, 'view'>): ReactNode {
  return (
    <section className={styles['customers']} aria-labelledby="customers">
      <div>
        <h2 id="customers">{view.customersTitle}</h2>
        <PageLink href={view.customersAction.path}>{view.customersAction.name}</PageLink>
      </div>
      <LogoLine label={view.customersTitle} items={view.customers} isLine />
    </section>
  );
}

/** A partner's console and a customer's card. */
function Product({ view: { product } }: Pick<Props, 'view'>): ReactNode {
  return (
    <HomeSection id="product" title={product.title} text={product.text}>
      <div className={productStyles['product']}>
        <PartnerConsole {...product.console} />
        <PaymentCard {...product.card} />
      </div>
    </HomeSection>
  );
}

function Services({ view, shared }: Props): ReactNode {
  const terms = view.termPaths.map((path) => findShared(shared['glossary-terms'], path));
  return (
    <HomeSection id="services" title={view.servicesTitle} text={view.servicesText}>
      <p>
        <PageLink href={view.servicesAction.path}>{view.servicesAction.name}</PageLink>
      </p>
      <ServiceLines
        board={view.board}
        services={shared.services}
        terms={{ title: view.termsTitle, text: view.termsText, items: [...terms, view.allTerms] }}
      />
    </HomeSection>
  );
}

/** A transfer on a Saturday evening as a graphic timetable. */
function Night({ view: { night } }: Pick<Props, 'view'>): ReactNode {
  return (
    <HomeSection id="night" tone="ink" title={night.title} text={night.lead}>
      <Chart chart={night.chart} hasTitle={false} />
      <div className={nightStyles['footer']}>
        <div className={nightStyles['sources']}>
          <p>{night.legend}</p>
          <ul>
            {night.sources.map((html) => (
              <li key={html} dangerouslySetInnerHTML={toMarkup(html)} />
            ))}
          </ul>
        </div>
        <p className={nightStyles['links']}>
          {night.links.map(({ name, path }) => (
            <PageLink key={path} href={path}>
              {name}
            </PageLink>
          ))}
        </p>
      </div>
    </HomeSection>
  );
}

/** The growth of the bank, with its key figures and their sparklines. */
function Growth({ view: { growth, proof, proofTitle, proofText } }: Pick<Props, 'view'>): ReactNode {
  const figures = proof.map(({ value, label, trend }) => ({
    label,
    value: (
      <>
        {value}
        {trend && <Sparkline line={trend} />}
      </>
    ),
  }));
  return (
    <HomeSection id="proof" tone="mist" title={proofTitle} text={proofText}>
      <div className={growthStyles['growth']}>
        <Chart chart={growth} hasTitle={false} />
        <FactList className={growthStyles['figures']} items={figures} />
      </div>
    </HomeSection>
  );
}

/** The newest case study with a chart of its first measure. */
function LeadingCase({ view, shared }: Props): ReactNode {
  const { chart, customer, name, text, path } = shared['leading-case'];
  return (
    <HomeSection id="case" title={view.caseTitle} text={view.caseText}>
      <div className={caseStyles['case']}>
        <Chart chart={chart} />
        <div className={caseStyles['study']}>
          <p className={caseStyles['customer']}>
            <Wordmark {...customer} />
          </p>
          <h3>{name}</h3>
          <p>{text}</p>
          <PageLink href={path}>{view.caseAction}</PageLink>
        </div>
      </div>
    </HomeSection>
  );
}

function NextStation({ view }: Pick<Props, 'view'>): ReactNode {
  const { badge, title, text, href, action, person, ways } = view.next;
  return (
    <Section id="next" tone="mist">
      <section className={nextStyles['next']} aria-labelledby="contact">
        <p className={nextStyles['badge']}>
          <span>{badge}</span>
        </p>
        <div>
          <h2 id="contact">{title}</h2>
          <p className={nextStyles['text']}>{text}</p>
          <PageLink className="button" href={href}>
            {action}
          </PageLink>
        </div>
        <div className={nextStyles['person']}>
          <Person name={person.name} role={person.role} text={person.answers} />
          <LinkList items={ways} />
        </div>
      </section>
    </Section>
  );
}

export function Home({ view, shared }: Props): ReactNode {
  return (
    <div className={styles['home']}>
      <Opening view={view} shared={shared} />
      <Customers view={view} />
      <Night view={view} />
      <Product view={view} />
      <Services view={view} shared={shared} />
      <Growth view={view} />
      <LeadingCase view={view} shared={shared} />
      <HomeSection id="split" tone="mist" title={view.splitTitle} text={view.splitText}>
        <OwnerTrack owners={view.split} border={view.contract} />
      </HomeSection>
      <NextStation view={view} />
    </div>
  );
}
