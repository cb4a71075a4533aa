import { brand } from '#content/site/brand';
import { readWords } from '#lib/families/podcast/schema';
import type { Locale } from '#lib/i18n/locales';
import { siteUrl } from '#lib/page-model/site-url';
import { podcastCover } from '../og-image';

/** Data of a show that podcast directories require, besides that of every feed. */
export type PodcastShow = {
  readonly name: string;
  readonly cover: string;
  readonly author: string;
  readonly owner: { readonly name: string; readonly email: string };
  /** One of Apple's categories, in English for every language. */
  readonly category: 'Business';
  readonly isExplicit: boolean;
};

/** @see https://podcasters.apple.com/support/823-podcast-requirements */
export const describeShow = (locale: Locale): PodcastShow => ({
  name: readWords(locale).show,
  cover: siteUrl + podcastCover.path,
  author: brand.name,
  owner: { name: brand.legalName, email: brand.email.press },
  category: 'Business',
  isExplicit: false,
});
