import { errorContent } from '#content/error/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';

export type ErrorKind = 'notFound' | 'serverError';

export type ErrorView = BaseView & {
  readonly code: '404' | '500';
  readonly text: string;
  readonly linksTitle: string;
  readonly links: readonly LinkItem[];
};

/** Everything an error page prints. */
export function buildErrorView(locale: Locale, kind: ErrorKind): ErrorView {
  const { name, text, linksTitle } = errorContent[locale][kind];
  return {
    ...buildBaseView(locale, typeset(name, locale)),
    code: kind === 'notFound' ? '404' : '500',
    text: typeset(text, locale),
    linksTitle,
    links: errorContent[locale].links.map((link) => ({ name: link.name, path: buildPath(locale, link.id) })),
  };
}
