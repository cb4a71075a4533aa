import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { logoMarks, type LogoMark } from './logo-marks';
import styles from './logo-line.module.css';

type LogoItem = { readonly name: string; readonly slug: string; readonly path?: string | undefined };

export type LogoLineProps = {
  /** What the names have in common, for screen readers. */
  readonly label: string;
  readonly items: readonly LogoItem[];
  /** One line on desks; by default five a line. */
  readonly isLine?: boolean;
};

function Mark({ fill, line }: LogoMark): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {fill && <path d={fill} fill="currentColor" fillRule="evenodd" />}
      {line && <path d={line} fill="none" stroke="currentColor" strokeWidth="2.5" />}
    </svg>
  );
}

/** The mark of a company without its name; nothing for a company that has none. */
export function CompanyMark({ slug }: { readonly slug: string }): ReactNode {
  const mark = Object.hasOwn(logoMarks, slug) ? logoMarks[slug] : undefined;
  return mark && <Mark {...mark} />;
}

/** A company's name as its wordmark, in the colour of the text around it. */
export function Wordmark({ name, slug, path }: LogoItem): ReactNode {
  const mark = Object.hasOwn(logoMarks, slug) ? logoMarks[slug] : undefined;
  const turn = mark?.boldFrom ?? name.length;
  const content = (
    <>
      {mark && <Mark {...mark} />}
      <span className={mark && styles[mark.setting]}>
        {name.slice(0, turn)}
        {turn < name.length && <b>{name.slice(turn)}</b>}
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

/** Names of companies as their wordmarks, in one colour. A company without a mark is its name. */
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
