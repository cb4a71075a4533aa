import type { ReactNode } from 'react';
import type { TemplateProps } from '#lib/page-model/template';
import type { formPage } from '#lib/families/forms/family';
import styles from './sheet.module.css';

/** What one gets, or fills in, as a sheet of paper with its parts. */
export function Sheet({
  sheet,
}: {
  readonly sheet: NonNullable<TemplateProps<typeof formPage>['view']['sheet']>;
}): ReactNode {
  return (
    <div className={styles['sheet']}>
      <p className={styles['head']}>
        <b>{sheet.name}</b> <span>{sheet.issue ?? sheet.note}</span>
      </p>
      <ol>
        {sheet.parts.map(({ name, lines }) => (
          <li key={name}>
            <p>{name}</p>
            {lines.map(({ label, text }) => (
              <p key={text} className={styles['line']}>
                {label && <b>{label}</b>} <span>{text}</span>
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p className={styles['end']}>
        <span>{sheet.end}</span> {sheet.issue && <span>{sheet.note}</span>}
      </p>
    </div>
  );
}
