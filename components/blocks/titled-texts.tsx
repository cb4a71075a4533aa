import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import styles from './titled-texts.module.css';

export type TitledTextsProps = {
  /** `html` comes from the site's own Markdown. */
  readonly items: readonly { readonly title: string; readonly html: string }[];
  /** Level of the titles. */
  readonly level?: 2 | 3 | 4;
  /** Rows have the title beside the text; columns have it above. */
  readonly form?: 'rows' | 'columns';
};

/** Short texts with a heading each, between hairlines. */
export function TitledTexts({ items, level = 3, form = 'columns' }: TitledTextsProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className={styles[form]}>
      {items.map(({ title, html }) => (
        <div key={title} className={styles['text']}>
          <Heading>{title}</Heading>
          <p dangerouslySetInnerHTML={toMarkup(html)} />
        </div>
      ))}
    </div>
  );
}
