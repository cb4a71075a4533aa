import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContactBand } from '#components/blocks/contact-band';
import { LinkCards } from '#components/blocks/link-cards';
import { SideHeaded } from '#components/blocks/side-headed';
import { Diagram } from '#components/ui/diagram/diagram';
import { EntryList } from '#components/ui/entry-list';
import { KeyFigures } from '#components/ui/key-figures';
import { LogoLine } from '#components/ui/logo-line';
import { Quote } from '#components/ui/quote';
import { Section } from '#components/ui/section';
import { findShared } from '#lib/core/find-shared';
import type { TemplateProps } from '#lib/page/template';
import type { caseStudy } from '#lib/families/case-studies/family';
import head from '#components/blocks/page-head.module.css';
import article from '../article.module.css';
import { CaseFacts } from './case-facts';
import styles from './case-study.module.css';

type Props = { readonly view: TemplateProps<typeof caseStudy>['view'] };

function Result({ view }: Props): ReactNode {
  return (
    <Section id="result" title={view.labels.result} tone="mist">
      <p className={styles['result']} dangerouslySetInnerHTML={{ __html: view.resultHtml }} />
      <KeyFigures items={view.figures} />
      <div className={styles['method']}>
        <h3>{view.labels.method}</h3>
        <p dangerouslySetInnerHTML={{ __html: view.methodHtml }} />
      </div>
    </Section>
  );
}

function Voice({ view: { quote, labels, nextHtml } }: Props): ReactNode {
  return (
    <div className={styles['voice']}>
      <Quote {...quote} />
      <section aria-labelledby="next">
        <h2 id="next">{labels.next}</h2>
        <p dangerouslySetInnerHTML={{ __html: nextHtml }} />
      </section>
    </div>
  );
}

function Related({ view: { related, labels } }: Props): ReactNode {
  if (related.length === 0) return null;
  const items = related.map(({ customer, figure, ...link }) => ({
    ...link,
    meta: [customer, `${figure.value} ${figure.label}`],
  }));
  return (
    <section className={styles['used']} aria-labelledby="related">
      <h2 id="related">{labels.related}</h2>
      <EntryList items={items} level={3} />
    </section>
  );
}

/** One customer's story: who and with what, the situation, what was built, how it runs, the result and how it was measured. */
export function CaseStudy({ view, shared }: TemplateProps<typeof caseStudy>): ReactNode {
  const services = view.servicePaths.map((path) => findShared(shared.services, path));
  const { labels } = view;
  return (
    <article className={article['page']}>
      <header className={styles['head']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} />
        <div className={styles['wordmark']}>
          <LogoLine label={labels.facts} items={[view.customer]} />
        </div>
        <h1>{view.name}</h1>
        <p className={head['lead']}>{view.summary}</p>
      </header>
      <CaseFacts view={view} services={services} />
      <div className={styles['diagram']}>
        <Diagram diagram={view.diagram} />
      </div>
      <div className={styles['story']}>
        <SideHeaded html={view.html} />
      </div>
      <Result view={view} />
      <Voice view={view} />
      <section className={styles['used']} aria-labelledby="services-used">
        <h2 id="services-used">{labels.servicesUsed}</h2>
        <LinkCards items={services} />
      </section>
      <Related view={view} />
      <ContactBand {...view.contact} />
    </article>
  );
}
