import type { ReactNode } from 'react';
import type { securityArticle } from '#lib/families/security/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './address-parts.module.css';

type Address = NonNullable<TemplateProps<typeof securityArticle>['view']['address']>;

/** The address of a page, taken apart: only one part of its track is set. */
export function AddressParts({ address }: { readonly address: Address }): ReactNode {
  const { before, beforeNote, real, realNote, after, afterNote, sentence } = address;
  const parts = [
    { text: before, note: beforeNote },
    { text: real, note: realNote, isReal: true },
    { text: after, note: afterNote },
  ];
  return (
    <div className={styles['frame']}>
      <div className={styles['address']} role="img" aria-label={sentence}>
        {parts.map(({ text, note, isReal }) => (
          <span key={text} className={isReal ? styles['real'] : undefined}>
            <b>{text}</b>
            <span>{note}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
