import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import styles from './titled-texts.module.css';

export type TitledTextsProps = {
  readonly items: readonly { readonly title: string; readonly html: string }[];
  /** Rows have the title beside the text; columns and the list have it above. */
  readonly form?: 'rows' | 'columns' | 'list' | undefined;
};

export function TitledTexts({ items, form = 'columns' }: TitledTextsProps): ReactNode {
  return (
    <div className={styles[form]}>
      {items.map(({ title, html }) => (
        <div key={title} className={styles['text']}>
          <h3>{title}</h3>
          <p dangerouslySetInnerHTML={toMarkup(html)} />
        </div>
      ))}
    </div>
  );
}
