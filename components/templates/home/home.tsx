import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { LineMap } from '#components/blocks/line-map';
import type { TemplateProps } from '#lib/content/page';
import type { HomeView } from '#lib/families/home/view';
import styles from './home.module.css';
import { PaymentDiagram } from './payment-diagram';

function Split({ view }: { readonly view: HomeView }): ReactNode {
  return (
    <section className={styles['split']} aria-labelledby="split">
      <h2 id="split">{view.splitTitle}</h2>
      <p>{view.splitText}</p>
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
    </section>
  );
}

function Terms({ view, shared }: TemplateProps<HomeView, 'glossary-terms'>): ReactNode {
  const terms = view.termPaths.flatMap((path) => shared['glossary-terms'].find((term) => term.path === path) ?? []);
  return (
    <section className={styles['terms']} aria-labelledby="terms">
      <h2 id="terms">{view.termsTitle}</h2>
      <p>{view.termsText}</p>
      <ul>
        {terms.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <a className={styles['all']} href={view.allTerms.path}>
        {view.allTerms.name}
      </a>
    </section>
  );
}

/** The home page: what it is, one payment from end to end, the services, who does what. */
export function Home({ view, shared }: TemplateProps<HomeView, 'services' | 'glossary-terms'>): ReactNode {
  return (
    <div className={styles['home']}>
      <section className={styles['hero']}>
        <h1>{view.title}</h1>
        <p className={styles['lead']}>{view.lead}</p>
        <p className={styles['actions']}>
          <a className="button" href={view.primaryAction.path}>
            {view.primaryAction.name}
          </a>
          <a className="button-quiet" href={view.secondaryAction.path}>
            {view.secondaryAction.name}
          </a>
        </p>
      </section>
      <PaymentDiagram title={view.diagram.title} stops={view.diagram.stops} />
      <section className={styles['services']} aria-labelledby="services">
        <h2 id="services">{view.servicesTitle}</h2>
        <p>{view.servicesText}</p>
        <LineMap items={shared.services} level={3} />
      </section>
      <Split view={view} />
      <Terms view={view} shared={shared} />
      <ContactBand title={view.contactTitle} text={view.contactText} href={view.contact.path} action={view.contact.name} />
    </div>
  );
}
