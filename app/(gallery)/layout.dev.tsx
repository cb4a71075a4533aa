import '#components/styles/tokens.css';
import '#components/styles/base.css';
import '#components/styles/large-text.css';
import '#components/styles/scroll-edge.css';
import type { ReactNode } from 'react';
import { RootDocument } from '#components/layout/root-document';
import { defaultLocale } from '#lib/i18n/locales';

export default function GalleryLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return <RootDocument locale={defaultLocale}>{children}</RootDocument>;
}
