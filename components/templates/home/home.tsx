import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { LogoLine } from '#components/ui/logo-line';
import { findShared } from '#lib/core/find-shared';
import type { TemplateProps } from '#lib/page-model/template';
import type { homePage } from '#lib/families/home/family';
import styles from './home.module.css';
import { Case } from './case';
import { Growth } from './growth';
import { NextStation } from './next-station';
import { Night } from './night';
import { Part } from './part';
import { RoutePanel } from './route-panel';
import { ServiceLines } from './service-lines';
import { Split } from './split';

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
            <PageLink className="button" href={view.primaryAction.path}>
              {view.primaryAction.name}
            </PageLink>
            <PageLink className="button-quiet" href={view.secondaryAction.path}>
              {view.secondaryAction.name}
            </PageLink>
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
  const terms = view.termPaths.map((path) => findShared(shared['glossary-terms'], path));
  return (
    <Part id="services" title={view.servicesTitle} text={view.servicesText}>
      <ServiceLines
        lines={view.board.lines}
        services={shared.services}
        terms={{ title: view.termsTitle, text: view.termsText, items: [...terms, view.allTerms] }}
      />
    </Part>
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
      <Growth view={view} />
      <Case view={view} study={shared['leading-case']} />
      <Split view={view} />
      <NextStation next={view.next} />
    </div>
  );
}
