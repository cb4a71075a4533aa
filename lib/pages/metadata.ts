import type { Metadata } from 'next';
import { brand } from '#content/site/brand';
import type { Page } from '#lib/content/page';
import { defaultLocale, locales, localeTags, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { listAlternates } from './registry';
import { buildTitle, siteOrigin } from './site-title';

/** `hreflang` values with absolute addresses; the default language's page serves everybody else. */
export function buildLanguages(page: Page): Record<string, string> {
  const alternates = listAlternates(page);
  const entries = Object.entries(alternates).map(([locale, path]): [string, string] => [locale, siteOrigin + path]);
  // Who reads neither language is best served where both are offered.
  const fallback = alternates[defaultLocale] === buildPath(defaultLocale, '') ? '/' : alternates[defaultLocale];
  if (fallback) entries.push(['x-default', siteOrigin + fallback]);
  return Object.fromEntries(entries);
}

function ogLocale(locale: Locale): string {
  return localeTags[locale].replace('-', '_');
}

/** What Next writes into the head of a page. Pages that no one should find carry no alternates. */
export function buildMetadata(page: Page): Metadata {
  const title = buildTitle(page.name);
  const url = siteOrigin + page.path;
  return {
    title,
    description: page.description,
    metadataBase: new URL(siteOrigin),
    icons: { icon: { url: '/icons/icon.svg', type: 'image/svg+xml' }, apple: '/icons/apple-touch-icon.png' },
    ...(page.indexed ? { alternates: { canonical: url, languages: buildLanguages(page) } } : { robots: { index: false } }),
    openGraph: {
      type: 'website',
      siteName: brand.name,
      title: page.name,
      description: page.description,
      url,
      locale: ogLocale(page.locale),
      alternateLocale: locales.filter((locale) => locale !== page.locale).map(ogLocale),
    },
  };
}
