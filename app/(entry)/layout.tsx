import '#components/styles/tokens.css';
import '#components/styles/base.css';
import type { ReactNode } from 'react';
import { RootDocument } from '#components/layout/root-document';
import { defaultLocale } from '#lib/i18n/locales';

export default function EntryLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return <RootDocument locale={defaultLocale}>{children}</RootDocument>;
}
