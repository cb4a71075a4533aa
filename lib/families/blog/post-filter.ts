import type { Locale } from '#lib/i18n/locales';
import { wordFilter, yearFacet } from '#lib/page-model/filter-words';
import { buildListFilter, writeValues } from '#lib/page-model/list-filter';
import type { PostEntry } from './schema';

type Post = Pick<PostEntry, 'date' | 'locale'>;

/**
 * The filter of posts by year; subjects have pages of their own.
 *
 * @param posts all posts of the list, the newest first
 * @returns null where all are of one year
 */
export const buildPostFilter = (posts: readonly Post[], locale: Locale) =>
  buildListFilter(posts, [yearFacet(locale)], wordFilter(locale, 'posts', posts.length));

/** The values of a post, for its row. */
export const writePostValues = (post: Post): string => writeValues(post, [yearFacet(post.locale)]);
