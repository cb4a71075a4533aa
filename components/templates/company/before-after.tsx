import type { ReactNode } from 'react';
import { Diagram } from '#components/ui/diagram/diagram';
import type { whyTheProduct } from '#lib/families/company/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './before-after.module.css';

export type BeforeAfterProps = Pick<TemplateProps<typeof whyTheProduct>['view'], 'states'>;

/** How it is with many suppliers and how it is with one bank, beside each other on one panel. */
export function BeforeAfter({ states }: BeforeAfterProps): ReactNode {
  return (
    <div className={styles['panel']}>
      {states.map(({ id, isSet, title, lead, diagram }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Diagram diagram={diagram} hasTitle={false} hasRoute={isSet} isLive={isSet} />
          <p>{lead}</p>
        </section>
      ))}
    </div>
  );
}
