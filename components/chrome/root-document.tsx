import type { ReactNode } from 'react';
import { contentChanges } from '#lib/config/content-changes';
import { readBuildHash } from '#lib/config/build-hash';
import { translate } from '#lib/i18n/translate';
import { isLanguage } from '#lib/i18n/languages';
import { renderStatic } from '#lib/next/static-markup';
import { ContentReload } from './content-problems';
import { fontClassName } from './font';
// The layout's own scripts are shared by all pages; named by a page only, the runtime would be bundled anew for each kind.
import './site-host.client';

/** The document around every page. */
export function RootDocument({
  locale,
  children,
}: {
  readonly locale: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <html lang={locale} className={fontClassName} data-build={readBuildHash()}>
      <body>
        {/* Not hydrated: a browser that translates the text before hydration must not make hydration fail. */}
        {isLanguage(locale) &&
          renderStatic(
            `skip-${locale}`,
            <a className="skip" href="#main">
              {translate.chrome[locale]('skip')}
            </a>,
          )}
        {children}
        {contentChanges && <ContentReload count={contentChanges.count()} />}
      </body>
    </html>
  );
}
