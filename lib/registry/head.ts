import { brand } from '#content/site/brand';
import { languages } from '#lib/i18n/language-table';
import type { Language } from '#lib/i18n/languages';
import { findDefaultAlternate } from '#lib/i18n/x-default';
import type { Page } from '#lib/page-model/page';
import { listAlternates } from './alternates';
import { listFeedLinks, type FeedLink } from './feeds/feed-links';
import { buildOgImagePath, ogImageSize } from './og-image';
import { belowBase } from './below-base';
import { siteOrigin, siteUrl } from '#lib/page-model/site-url';
import { buildTitle } from './site-title';
import { buildStructuredData, type StructuredData } from './structured-data';

export type HeadData = {
  /** `Page | Stellwerk`. */
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Absolute URLs by `hreflang`; empty for pages that are not indexed. */
  readonly languages: Readonly<Record<string, string>>;
  readonly indexed: boolean;
  /** Feeds related to the page. */
  readonly feeds: readonly FeedLink[];
  /** Open Graph properties without their prefix. @see https://ogp.me */
  readonly openGraph: Readonly<Record<string, string>>;
  readonly structuredData: StructuredData | undefined;
};

/** Absolute URLs by `hreflang`; `x-default` is the page in the default language. */
export function buildLanguages(page: Page): Record<string, string> {
  const alternates = belowBase(page.translations ?? listAlternates(page));
  const fallback = findDefaultAlternate(alternates);
  const paths = { ...alternates, ...(fallback !== undefined && { 'x-default': fallback }) };
  return Object.fromEntries(Object.entries(paths).map(([tag, path]) => [tag, siteOrigin + path]));
}

function ogLocale(language: Language): string {
  return languages[language].tag.replace('-', '_');
}

/** The sharing image of an indexed page: it shows the title, which is also its alt text. */
function buildOgImage(page: Page): Record<string, string> {
  const path = buildOgImagePath(page);
  if (!path) return {};
  const { width, height } = ogImageSize;
  return {
    image: siteUrl + path,
    'image:width': String(width),
    'image:height': String(height),
    'image:alt': buildTitle(page.name),
  };
}

function buildOpenGraph(page: Page): Record<string, string> {
  return {
    type: 'website',
    site_name: brand.name,
    title: page.metaTitle,
    description: page.description,
    url: siteUrl + (page.canonical ?? page.path),
    locale: ogLocale(page.locale),
    ...buildOgImage(page),
  };
}

export function buildHead(page: Page): HeadData {
  return {
    title: buildTitle(page.metaTitle),
    description: page.description,
    canonical: siteUrl + (page.canonical ?? page.path),
    languages: page.indexed ? buildLanguages(page) : {},
    indexed: page.indexed,
    feeds: listFeedLinks(page),
    openGraph: buildOpenGraph(page),
    structuredData: buildStructuredData(page),
  };
}
