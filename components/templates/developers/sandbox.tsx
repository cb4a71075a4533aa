import type { ReactNode } from 'react';
import { NextPages } from '#components/blocks/next-pages';
import { PanelHead } from '#components/blocks/panel-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { FactStrip } from '#components/ui/fact-strip';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import { Form } from '#islands/form';
import type { sandboxPage } from '#lib/families/developers/family';
import type { TemplateProps } from '#lib/page-model/template';
import layout from '../page.module.css';
import styles from './sandbox.module.css';

/** Access to the sandbox: the form, what follows, what the sandbox has, and its terms. */
export function Sandbox({ view }: TemplateProps<typeof sandboxPage>): ReactNode {
  const { title, summary, facts, form, steps, services, terms, labels, from, next } = view;
  return (
    <div className={layout['page']}>
      <div className={styles['head']}>
        <PanelHead view={view} title={title} lead={summary} figureSize="small" figure={<Form view={form} />}>
          <div className={styles['facts']}>
            <FactStrip id="facts" title={labels.facts} items={facts} />
          </div>
          <section id="steps" className={styles['steps']} aria-labelledby="steps-title">
            <h2 id="steps-title">{steps.title}</h2>
            <Steps items={steps.items} />
          </section>
        </PanelHead>
      </div>
      <Section id="terms" title={terms.title} lead={terms.lead} tone="mist">
        <TitledTexts items={terms.items} form="columns" />
      </Section>
      <Section id="services" title={services.title} lead={services.lead}>
        <TitledTexts items={services.items} form="columns" />
      </Section>
      <NextPages id="related" title={labels.next} from={from} items={next} tone="mist" />
    </div>
  );
}
