import type { ReactNode } from 'react';
import { ChartDrawings } from '#components/ui/chart/chart';
import type { whyTheProduct } from '#lib/families/company/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './state.module.css';

type View = TemplateProps<typeof whyTheProduct>['view'];
export type StateProps = { readonly state: View['before' | 'after'] };

/** How it is with many suppliers, or with one bank: on tiles, with what it means. */
export function State({ state: { id, title, lead, sentence, drawings } }: StateProps): ReactNode {
  return (
    <section id={id} className={styles['state']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{lead}</p>
      <ChartDrawings drawings={drawings} sentence={sentence} />
    </section>
  );
}
