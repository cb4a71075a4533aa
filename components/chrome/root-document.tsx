import type { ReactNode } from 'react';
import { readBuildHash } from '#lib/config/build-hash';
import { translate } from '#lib/i18n/translate';
import { isLanguage } from '#lib/i18n/languages';
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
        {/* In an element of its own: what comes beside the link later concerns no other element's style. */}
        {isLanguage(locale) && (
          <div>
            <a className="skip" href="#main">
              {translate.chrome[locale]('skip')}
            </a>
          </div>
        )}
        {children}
      </body>
    </html>
  );
}
