import type { ReactNode } from 'react';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { DataTable } from '#components/ui/data-table';
import { Diagram } from '#components/ui/diagram/diagram';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { whyTheProduct } from '#lib/families/company/family';
import article from '../article.module.css';
import styles from './why-the-product.module.css';

/** Why one mechanism instead of many parts: both drawings, the rules, who does what, and when it does not fit. */
export function WhyTheProduct({ view }: TemplateProps<typeof whyTheProduct>): ReactNode {
  const { before, after, principles, comparison, duties, limits, contact } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} kicker={view.name} title={view.title} lead={view.summary} />
      <div className={styles['states']}>
        <Section id="before" title={before.title} lead={before.lead}>
          <Diagram diagram={before.diagram} hasTitle={false} hasRoute={false} />
        </Section>
        <Section id="after" title={after.title} lead={after.lead}>
          <Diagram diagram={after.diagram} hasTitle={false} isLive />
        </Section>
      </div>
      <Section id="principles" title={principles.title} tone="mist">
        <TitledTexts items={principles.items} />
      </Section>
      <Section id="comparison" title={comparison.title}>
        <DataTable {...comparison.table} />
      </Section>
      <Section id="duties" title={duties.title} tone="mist">
        <p className={styles['lead']} dangerouslySetInnerHTML={{ __html: duties.html ?? '' }} />
        <DataTable {...duties.table} />
      </Section>
      <Section id="limits" title={limits.title}>
        <TitledTexts items={limits.items} form="rows" />
      </Section>
      <ContactBand
        title={contact.title}
        text={contact.lead}
        href={view.contactHref}
        action={contact.action}
      />
    </div>
  );
}
