'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type Props = { readonly locale: string; readonly label: string; readonly children: ReactNode };

/** To the same page in the other language; the header is part of the layout, which knows no page. */
export function LanguageLink({ locale, label, children }: Props): ReactNode {
  const other = locale === 'en' ? 'de' : 'en';
  const path = usePathname().replace(/^\/\w+/, `/${other}`);
  return (
    <Link href={path} lang={other} hrefLang={other} aria-label={label}>
      {children}
    </Link>
  );
}
