'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

const names = { en: 'English', de: 'Deutsch' } as const;

/** To the same page in the other language; the header is part of the layout, which knows no page. */
export function LanguageLink({ locale }: { readonly locale: string }): ReactNode {
  const other = locale === 'en' ? 'de' : 'en';
  const path = usePathname().replace(/^\/\w+/, `/${other}`);
  return (
    <Link href={path} lang={other} hrefLang={other}>
      {names[other]}
    </Link>
  );
}
