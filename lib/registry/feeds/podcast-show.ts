import { brand } from '#content/site/brand';
import { readWords } from '#lib/families/podcast/schema';
import type { Locale } from '#lib/i18n/locales';
import { siteUrl } from '#lib/page-model/site-url';
import { podcastCover } from '../og-image';

/** What directories of podcasts ask of a show beside what every feed says. */
export type PodcastShow = {
  readonly name: string;
  /** Address of the cover, from the origin on. */
  readonly cover: string;
  readonly author: string;
  readonly owner: { readonly name: string; readonly email: string };
  /** One of Apple's categories, in English in every language. */
  readonly category: 'Business';
  readonly isExplicit: boolean;
};

/**
 * Describes the show.
 *
 * @see https://podcasters.apple.com/support/823-podcast-requirements
 */
export const describeShow = (locale: Locale): PodcastShow => ({
  name: readWords(locale).show,
  cover: siteUrl + podcastCover.path,
  author: brand.name,
  owner: { name: brand.legalName, email: brand.email.press },
  category: 'Business',
  isExplicit: false,
});
