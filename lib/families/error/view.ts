import { errorContent } from '#content/error/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';

export type ErrorKind = 'notFound' | 'serverError' | 'offline';

export type ErrorView = BaseView & {
  /** The status that the page stands for; none where there was no answer. */
  readonly code?: '404' | '500';
  readonly text: string;
  readonly linksTitle: string;
  readonly links: readonly LinkItem[];
  /** What the offline page says when the service worker shows it, which then adds the links too. */
  readonly offlineText?: string;
};

function buildOfflineView(locale: Locale): ErrorView {
  const { name, text, offlineText, linksTitle } = errorContent[locale].offline;
  return { ...buildBaseView(locale, typeset(name, locale)), text: typeset(text, locale), offlineText: typeset(offlineText, locale), linksTitle, links: [] };
}

/** Everything an error page prints. */
export function buildErrorView(locale: Locale, kind: ErrorKind): ErrorView {
  if (kind === 'offline') return buildOfflineView(locale);
  const { name, text, linksTitle } = errorContent[locale][kind];
  return {
    ...buildBaseView(locale, typeset(name, locale)),
    code: kind === 'notFound' ? '404' : '500',
    text: typeset(text, locale),
    linksTitle,
    links: errorContent[locale].links.map((link) => ({ name: link.name, path: buildPath(locale, link.id) })),
  };
}
