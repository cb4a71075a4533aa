import type { ReactNode } from 'react';
import { logoMarks, type LogoMark } from './logo-marks';

export const findMark = (slug: string): LogoMark | undefined =>
  Object.hasOwn(logoMarks, slug) ? logoMarks[slug] : undefined;

/** A company's symbol without its name; nothing if it has none. */
export function CompanyMark({ slug }: { readonly slug: string }): ReactNode {
  const mark = findMark(slug);
  if (!mark) return null;
  const { fill, line } = mark;
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {fill && <path d={fill} fill="currentColor" fillRule="evenodd" />}
      {line && <path d={line} fill="none" stroke="currentColor" strokeWidth="2.5" />}
    </svg>
  );
}
