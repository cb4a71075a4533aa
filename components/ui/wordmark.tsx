import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { CompanyMark, findMark } from './company-mark';
import styles from './wordmark.module.css';

export type WordmarkProps = {
  readonly name: string;
  readonly slug: string;
  readonly path?: string | undefined;
};

/** A company's symbol and name in the colour of the surrounding text. */
export function Wordmark({ name, slug, path }: WordmarkProps): ReactNode {
  const mark = findMark(slug);
  const boldFrom = mark?.boldFrom ?? name.length;
  const content = (
    <>
      <CompanyMark slug={slug} />
      <span className={mark && styles[mark.setting]}>
        {name.slice(0, boldFrom)}
        {boldFrom < name.length && <b>{name.slice(boldFrom)}</b>}
      </span>
    </>
  );
  return path ? (
    <PageLink className={styles['mark']} href={path}>
      {content}
    </PageLink>
  ) : (
    <span className={styles['mark']}>{content}</span>
  );
}
