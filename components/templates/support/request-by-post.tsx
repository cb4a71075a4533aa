import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { TelephoneList } from '#components/blocks/telephone-list';
import { Form } from '#islands/form';
import type { RequestByPost as Request } from '#lib/families/support/transfer-view';
import { Needs } from './needs';
import fold from './letter-fold.module.css';
import styles from './withdrawal.module.css';

type Props = { readonly request: Request };

function ByTelephone({ request: { telephone } }: Props): ReactNode {
  return (
    <section aria-labelledby="by-telephone">
      <h3 id="by-telephone">{telephone.title}</h3>
      <div className={styles['details']}>
        <TelephoneList items={[{ hours: telephone.hours, ...telephone.number }]} />
        <p dangerouslySetInnerHTML={toMarkup(telephone.html)} />
      </div>
    </section>
  );
}

function ByLetter({ request: { letter } }: Props): ReactNode {
  return (
    <section aria-labelledby="by-letter">
      <h3 id="by-letter">{letter.title}</h3>
      <div className={styles['details']}>
        <address>
          {letter.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div>
          <p dangerouslySetInnerHTML={toMarkup(letter.html)} />
          <details className={fold['fold']}>
            <summary>{letter.listTitle}</summary>
            <Needs items={letter.items} />
          </details>
        </div>
      </div>
    </section>
  );
}

export function RequestByPost({ request }: Props): ReactNode {
  return (
    <div className={styles['request']}>
      {request.form && (
        <div className={styles['form']}>
          <Form view={request.form} level={3} />
        </div>
      )}
      <div className={styles['others']}>
        <ByTelephone request={request} />
        <ByLetter request={request} />
      </div>
    </div>
  );
}
