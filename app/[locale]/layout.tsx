import '#components/styles/tokens.css';
import '#components/styles/base.css';
import '#components/styles/large-text.css';
import '#components/styles/scroll-edge.css';
import '#components/styles/navigation.css';
import type { ReactNode } from 'react';
import { RootDocument } from '#components/layout/root-document';

type Props = { readonly children: ReactNode; readonly params: Promise<{ readonly locale: string }> };

export default async function LocaleLayout({ children, params }: Props): Promise<ReactNode> {
  const { locale } = await params;
  return <RootDocument locale={locale}>{children}</RootDocument>;
}
