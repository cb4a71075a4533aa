import type { ReactNode } from 'react';
import { isWide, TextWithProduct } from '#components/blocks/text-with-product';
import { CheckPanel } from '#components/blocks/check-panel';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { HeadAction } from '#components/blocks/head-action';
import { PanelHead } from '#components/blocks/panel-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { Chart } from '#components/ui/chart/chart';
import { FactStrip } from '#components/ui/fact-strip';
import { Faq } from '#components/ui/faq';
import { Badge } from '#components/ui/badge';
import { Fold } from '#components/ui/fold';
import { Prose } from '#components/ui/prose';
import { ReadingText } from '#components/ui/reading-text';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { TemplateProps } from '#lib/page-model/template';
import type { servicePage } from '#lib/families/services/family';
import layout from '../page.module.css';
import reading from '../reading.module.css';
import styles from './service.module.css';

type Props = TemplateProps<typeof servicePage>;

function Head({ view }: Pick<Props, 'view'>): ReactNode {
  return (
    <PanelHead
      view={view}
      kicker={<Badge number={view.line.number} name={view.line.name} />}
      title={view.title}
      lead={view.summary}
      figure={<CheckPanel diagram={view.diagram} check={view.check} />}
    >
      <HeadAction {...view.contact} />
    </PanelHead>
  );
}

/** What the service is, in a paragraph, and how it runs, step by step. */
function HowItWorks({ view }: Pick<Props, 'view'>): ReactNode {
  return (
    <Section id="steps" title={view.labels.steps}>
      <Prose html={view.opening} />
      <Steps items={view.steps} />
    </Section>
  );
}

function Times({ times }: { readonly times: NonNullable<Props['view']['times']> }): ReactNode {
  return (
    <Section id="times" title={times.title} lead={times.lead}>
      <Chart chart={times.chart} hasTitle={false} />
    </Section>
  );
}

export function Service({ view }: Props): ReactNode {
  const { labels } = view;
  return (
    <article className={`${layout['page']} ${styles['page']}`}>
      <Head view={view} />
      <FactStrip id="facts" title={labels.facts} items={view.facts} />
      <HowItWorks view={view} />
      {view.times && <Times times={view.times} />}
      <Section id="use-cases" title={labels.useCases} tone="mist">
        <TextWithProduct product={view.mockup}>
          <TitledTexts items={view.useCases} form={isWide(view.mockup) ? 'list' : 'rows'} />
        </TextWithProduct>
      </Section>
      <FactStrip id="terms" title={view.terms.title} items={view.terms.items} />
      <Section id="faq" title={labels.faq}>
        <Faq items={view.faq} />
      </Section>
      <Fold id="procedure" title={labels.details}>
        <div className={`${reading['reading']} ${styles['text']}`}>
          <ContentsList label={labels.contents} headings={view.contents} />
          <ReadingText html={view.html} form="article" />
        </div>
      </Fold>
      <ContactBand {...view.contact} related={{ title: labels.related, items: view.related }} />
    </article>
  );
}
