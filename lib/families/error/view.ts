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
  /** The way to the search page, from a page that was not found. */
  readonly search?: LinkItem;
  readonly linksTitle: string;
  readonly links: readonly LinkItem[];
  /** What the offline page says when the service worker shows it, which then adds the links too. */
  readonly offlineText?: string;
};

function buildOfflineView(locale: Locale): ErrorView {
  const { name, text, offlineText, linksTitle } = errorContent[locale].offline;
  return {
    ...buildBaseView(locale, typeset(name, locale)),
    text: typeset(text, locale),
    offlineText: typeset(offlineText, locale),
    linksTitle,
    links: [],
  };
}

type PageLink = { readonly name: string; readonly id: string };

const toItem = (locale: Locale, { name, id }: PageLink): LinkItem => ({ name, path: buildPath(locale, id) });

/** Everything an error page prints. */
export function buildErrorView(locale: Locale, kind: ErrorKind): ErrorView {
  if (kind === 'offline') return buildOfflineView(locale);
  const { [kind]: texts, search, links } = errorContent[locale];
  const { name, text, linksTitle } = texts;
  return {
    ...buildBaseView(locale, typeset(name, locale)),
    code: kind === 'notFound' ? '404' : '500',
    text: typeset(text, locale),
    ...(kind === 'notFound' && search && { search: toItem(locale, search) }),
    linksTitle,
    links: links.map((link) => toItem(locale, link)),
  };
}
