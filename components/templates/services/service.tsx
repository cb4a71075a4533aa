import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContactBand } from '#components/blocks/contact-band';
import { LinkCards } from '#components/blocks/link-cards';
import { Diagram } from '#components/ui/diagram/diagram';
import { Prose } from '#components/ui/prose';
import type { TemplateProps } from '#lib/content/page';
import type { ServiceView } from '#lib/families/services/view';
import article from '../article.module.css';
import styles from './service.module.css';

function Facts({ view: { facts, labels } }: { readonly view: ServiceView }): ReactNode {
  return (
    <section className={styles['facts']} aria-labelledby="facts">
      <h2 id="facts">{labels.facts}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function UseCases({ view: { useCases, labels } }: { readonly view: ServiceView }): ReactNode {
  return (
    <section className={styles['band']} aria-labelledby="use-cases">
      <h2 id="use-cases">{labels.useCases}</h2>
      <ul className={styles['cases']}>
        {useCases.map(({ title, html }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ view: { steps, labels } }: { readonly view: ServiceView }): ReactNode {
  return (
    <section className={styles['section']} aria-labelledby="steps">
      <h2 id="steps">{labels.steps}</h2>
      <ol className={styles['steps']}>
        {steps.map(({ title, html }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Faq({ view: { faq, labels } }: { readonly view: ServiceView }): ReactNode {
  return (
    <section className={styles['section']} aria-labelledby="faq">
      <h2 id="faq">{labels.faq}</h2>
      <div className={styles['faq']}>
        {faq.map(({ title, html }) => (
          <details key={title}>
            <summary>{title}</summary>
            <p dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </div>
    </section>
  );
}

/** One service: claim, facts, who builds what with it, how it runs, questions. */
export function Service({ view }: TemplateProps<ServiceView>): ReactNode {
  return (
    <article className={styles['service']}>
      <header className={article['head']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} />
        <p className={styles['kicker']}>{view.name}</p>
        <h1>{view.title}</h1>
        <p className={article['lead']}>{view.summary}</p>
      </header>
      <div className={styles['diagram']}>
        <Diagram diagram={view.diagram} />
      </div>
      <div className={styles['main']}>
        <Prose html={view.html} />
        <Facts view={view} />
      </div>
      <UseCases view={view} />
      <Steps view={view} />
      <Faq view={view} />
      <section className={styles['section']} aria-labelledby="related">
        <h2 id="related">{view.labels.related}</h2>
        <LinkCards items={view.related} />
      </section>
      <ContactBand title={view.labels.contact} text={view.labels.contactText} href={view.contactHref} action={view.labels.contact} />
    </article>
  );
}
