import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { LogoLine } from '#components/ui/logo-line';
import { ServiceBoard } from '#components/blocks/service-board';
import { KeyFigures } from '#components/ui/key-figures';
import { Section } from '#components/ui/section';
import { findShared } from '#lib/core/find-shared';
import type { TemplateProps } from '#lib/page/template';
import type { homePage } from '#lib/families/home/family';
import styles from './home.module.css';
import { Night } from './night';
import { Part } from './part';
import { RoutePanel } from './route-panel';

type ViewProps = { readonly view: TemplateProps<typeof homePage>['view'] };

/** The first view: what it is, and the panel that shows how it works. */
function Box({ view, shared }: TemplateProps<typeof homePage>): ReactNode {
  return (
    <section className={styles['box']}>
      <div className={styles['top']}>
        <h1>{view.title}</h1>
        <div>
          <p className={styles['lead']}>{view.lead}</p>
          <p className={styles['actions']}>
            <a className="button" href={view.primaryAction.path}>
              {view.primaryAction.name}
            </a>
            <a className="button-quiet" href={view.secondaryAction.path}>
              {view.secondaryAction.name}
            </a>
          </p>
        </div>
      </div>
      <RoutePanel panel={view.panel} services={shared.services} />
    </section>
  );
}

function Customers({ view }: ViewProps): ReactNode {
  return (
    <section className={styles['customers']} aria-labelledby="customers">
      <h2 id="customers">{view.customersTitle}</h2>
      <LogoLine label={view.customersTitle} items={view.customers} isLine />
    </section>
  );
}

function Lines({ view, shared }: TemplateProps<typeof homePage>): ReactNode {
  return (
    <Part id="services" title={view.servicesTitle} text={view.servicesText}>
      <ServiceBoard {...view.board} services={shared.services} level={3} />
    </Part>
  );
}

function Split({ view }: ViewProps): ReactNode {
  return (
    <Section id="split" tone="mist" title={view.splitTitle} lead={view.splitText}>
      <div className={styles['roles']}>
        {view.split.map(({ role, items }) => (
          <div key={role}>
            <h3>{role}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Terms({ view, shared }: TemplateProps<typeof homePage>): ReactNode {
  const terms = view.termPaths.map((path) => findShared(shared['glossary-terms'], path));
  return (
    <Section id="terms" title={view.termsTitle} lead={view.termsText}>
      <ul className={styles['terms']}>
        {terms.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <a className={styles['all']} href={view.allTerms.path}>
        {view.allTerms.name}
      </a>
    </Section>
  );
}

/** The home page: what it is, the network a payment runs through, the services, who does what. */
export function Home({ view, shared }: TemplateProps<typeof homePage>): ReactNode {
  return (
    <div className={styles['home']}>
      <Box view={view} shared={shared} />
      <Customers view={view} />
      <Night night={view.night} />
      <Lines view={view} shared={shared} />
      <Section id="proof" title={view.proofTitle}>
        <KeyFigures items={view.proof} />
      </Section>
      <Split view={view} />
      <Terms view={view} shared={shared} />
      <ContactBand {...view.contact} />
    </div>
  );
}
