import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { LinkCards } from '#components/blocks/link-cards';
import { PageHead } from '#components/blocks/page-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Diagram } from '#components/ui/diagram/diagram';
import { Facts } from '#components/ui/facts';
import { Faq } from '#components/ui/faq';
import { Prose } from '#components/ui/prose';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { TemplateProps } from '#lib/page/template';
import type { servicePage } from '#lib/families/services/family';
import article from '../article.module.css';
import styles from './service.module.css';

/** One service: claim, facts, who builds what with it, how it runs, questions. */
export function Service({ view }: TemplateProps<typeof servicePage>): ReactNode {
  return (
    <article className={article['page']}>
      <PageHead view={view} kicker={view.name} title={view.title} lead={view.summary} />
      <div className={styles['diagram']}>
        <Diagram diagram={view.diagram} />
      </div>
      <div className={styles['main']}>
        <Prose html={view.html} />
        <div className={styles['facts']}>
          <Facts id="facts" title={view.labels.facts} items={view.facts} />
        </div>
      </div>
      <Section id="use-cases" title={view.labels.useCases} tone="mist">
        <TitledTexts items={view.useCases} />
      </Section>
      <Section id="steps" title={view.labels.steps}>
        <Steps items={view.steps} />
      </Section>
      <Section id="faq" title={view.labels.faq}>
        <Faq items={view.faq} />
      </Section>
      <Section id="related" title={view.labels.related}>
        <LinkCards items={view.related} />
      </Section>
      <ContactBand {...view.contact} />
    </article>
  );
}
