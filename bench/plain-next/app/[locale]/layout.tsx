import '#components/styles/tokens.css';
import '#components/styles/base.css';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { fontClassName } from '#components/chrome/font';
import { isLocale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { Footer } from '#parts/footer';
import { Header } from '#parts/header';

type Props = { readonly children: ReactNode; readonly params: Promise<{ locale: string }> };

export default async function Layout({ children, params }: Props): Promise<ReactNode> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <html lang={locale} className={fontClassName}>
      <body>
        <a className="skip" href="#main">
          {translate.chrome[locale]('skip')}
        </a>
        <Header locale={locale} />
        <main id="main">{children}</main>
        <Footer locale={locale} />
      </body>
    </html>
  );
}
