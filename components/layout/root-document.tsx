import type { ReactNode } from 'react';
import { contentChanges } from '#lib/config/content-changes';
import { readBuildHash } from '#lib/config/build-hash';
import { translate } from '#lib/i18n/translate';
import { isLanguage } from '#lib/i18n/languages';
import { renderStatic } from '#lib/next/static-markup';
import { ContentReload } from './content-problems';
import { fontClassName } from './font';
// Imported in the layout, so that all pages share its chunks; imported by pages only, the runtime would be
// bundled per kind of page.
import './site-host.client';

/** The `html` element of every page. */
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
        {/* Not hydrated: a browser's translation must not break hydration. */}
        {isLanguage(locale) &&
          renderStatic(
            `skip-${locale}`,
            <a className="skip" href="#main">
              {translate.layout[locale]('skip')}
            </a>,
          )}
        {children}
        {contentChanges && <ContentReload count={contentChanges.count()} />}
      </body>
    </html>
  );
}
