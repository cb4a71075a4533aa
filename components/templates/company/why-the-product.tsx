import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { ContactBand } from '#components/blocks/contact-band';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { TitledTexts } from '#components/blocks/titled-texts';
import { DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { whyTheProduct } from '#lib/families/company/family';
import article from '../article.module.css';
import { State } from './state';
import { DutyTable } from './duty-table';
import styles from './why-the-product.module.css';

type Props = TemplateProps<typeof whyTheProduct>;

/** Day by day: many suppliers beside one bank, whose column is the set route. */
function Comparison({ comparison }: Pick<Props['view'], 'comparison'>): ReactNode {
  return (
    <Section id="comparison" title={comparison.title} tone="mist">
      <div className={styles['compared']}>
        <DataTable {...comparison.table} />
      </div>
    </Section>
  );
}

/** Why one mechanism instead of many parts: both states on one panel, the rules, who does what, and when it does not fit. */
export function WhyTheProduct({ view }: Props): ReactNode {
  const { before, after, principles, comparison, duties, limits, contact } = view;
  return (
    <div className={article['page']}>
      <PanelHead form="across">
        <PageHead
          view={view}
          kicker={view.name}
          title={view.title}
          lead={view.summary}
          figure={<State state={before} />}
        >
          <nav className={styles['parts']} aria-label={view.labels.contents}>
            <ol>
              {view.parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </PageHead>
        <div className={styles['after']}>
          <State state={after} />
        </div>
      </PanelHead>
      <Section id="principles" title={principles.title}>
        <TitledTexts items={principles.items} />
      </Section>
      <Comparison comparison={comparison} />
      <Section id="duties" title={duties.title}>
        <p className={styles['lead']} dangerouslySetInnerHTML={toMarkup(duties.html ?? '')} />
        <DutyTable duties={duties} />
      </Section>
      <Section id="limits" title={limits.title} tone="mist">
        <TitledTexts items={limits.items} form="rows" />
      </Section>
      <ContactBand
        title={contact.title}
        text={contact.lead}
        href={view.contactHref}
        action={contact.action}
        person={contact.person}
      />
    </div>
  );
}
