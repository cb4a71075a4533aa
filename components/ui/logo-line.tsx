import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { logoMarks, type LogoMark } from './logo-marks';
import styles from './logo-line.module.css';

type LogoItem = { readonly name: string; readonly slug: string; readonly path?: string | undefined };

export type LogoLineProps = {
  readonly label: string;
  readonly items: readonly LogoItem[];
  /** All on one line on desktops; by default, five per line. */
  readonly isLine?: boolean;
};

const findMark = (slug: string): LogoMark | undefined =>
  Object.hasOwn(logoMarks, slug) ? logoMarks[slug] : undefined;

function Mark({ fill, line }: LogoMark): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {fill && <path d={fill} fill="currentColor" fillRule="evenodd" />}
      {line && <path d={line} fill="none" stroke="currentColor" strokeWidth="2.5" />}
    </svg>
  );
}

/** A company's symbol without its name; nothing if it has none. */
export function CompanyMark({ slug }: { readonly slug: string }): ReactNode {
  const mark = findMark(slug);
  return mark && <Mark {...mark} />;
}

/** A company's symbol and name in the colour of the surrounding text. */
export function Wordmark({ name, slug, path }: LogoItem): ReactNode {
  const mark = findMark(slug);
  const boldFrom = mark?.boldFrom ?? name.length;
  const content = (
    <>
      {mark && <Mark {...mark} />}
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

export function LogoLine({ label, items, isLine }: LogoLineProps): ReactNode {
  return (
    <ul className={isLine ? `${styles['logos']} ${styles['line']}` : styles['logos']} aria-label={label}>
      {items.map((item) => (
        <li key={item.slug}>
          <Wordmark {...item} />
        </li>
      ))}
    </ul>
  );
}
