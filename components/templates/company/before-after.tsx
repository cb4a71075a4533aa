import type { ReactNode } from 'react';
import { Drawings } from '#components/ui/chart/drawings';
import type { whyTheProduct } from '#lib/families/company/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './before-after.module.css';

export type BeforeAfterProps = Pick<TemplateProps<typeof whyTheProduct>['view'], 'states'>;

/** How it is with many suppliers, and below it on the same tiles how it is with one bank. */
export function BeforeAfter({ states }: BeforeAfterProps): ReactNode {
  return (
    <div className={styles['states']}>
      {states.map(({ id, title, lead, sentence, drawings }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{lead}</p>
          <Drawings drawings={drawings} sentence={sentence} />
        </section>
      ))}
    </div>
  );
}
