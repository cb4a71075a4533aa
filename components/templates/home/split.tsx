import type { ReactNode } from 'react';
import type { homePage } from '#lib/families/home/family';
import type { TemplateProps } from '#lib/page/template';
import { Part } from './part';
import styles from './split.module.css';

type SplitProps = {
  readonly view: Pick<
    TemplateProps<typeof homePage>['view'],
    'contract' | 'split' | 'splitTitle' | 'splitText'
  >;
};

/** Who does what: one track with two owners. The contract stands where the one ends and the other begins. */
export function Split({ view: { contract, split, splitTitle, splitText } }: SplitProps): ReactNode {
  const [partner, bank] = split.map(({ role, items }) => (
    <div key={role} className={styles['owner']}>
      <h3>{role}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  ));
  return (
    <Part id="split" tone="mist" title={splitTitle} text={splitText}>
      <div className={styles['line']}>
        {partner}
        <p className={styles['signal']}>{contract}</p>
        {bank}
      </div>
    </Part>
  );
}
