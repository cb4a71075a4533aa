import { blogCategories } from '#content/blog/index';
import { brand } from '#content/site/brand';
import { people } from '#content/site/people';
import { buildBaseView } from '#lib/content/breadcrumb';
import { buildContactLabels, type ContactLabels } from '#lib/content/contact-labels';
import type { Heading } from '#lib/content/markdown/inspect';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import { countReadingMinutes } from '#lib/core/reading-time';
import { pickRelated } from '#lib/core/related';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { posts, type PostEntry } from './collection';
import {
  blogIndexLink,
  categoryLink,
  listPosts,
  toPostRow,
  type CategorySlug,
  type PostRow,
} from './post-link';

export type BlogPostView = BaseView & {
  readonly title: string;
  readonly summary: string;
  readonly category: LinkItem;
  readonly author: { readonly name: string; readonly role: string };
  readonly day: { readonly iso: string; readonly text: string };
  readonly minutes: string;
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly related: readonly LinkItem[];
  readonly contactHref: string;
  readonly labels: Readonly<Record<'contents' | 'related' | 'all', string>> & ContactLabels;
  readonly index: LinkItem;
};

export type BlogCategoryView = BaseView & {
  readonly intro: string;
  readonly items: readonly PostRow[];
  readonly count: string;
};

/** Everything the page of a category prints. */
export function buildCategoryView(locale: Locale, category: CategorySlug): BlogCategoryView {
  const items = listPosts(locale)
    .filter((post) => post.category === category)
    .map(toPostRow);
  const { name, intro } = blogCategories[category][locale];
  return {
    ...buildBaseView(locale, name, [blogIndexLink(locale)]),
    intro: typeset(intro, locale),
    items,
    count: translate.blog[locale]('count', { count: items.length }),
  };
}

function toRelated(post: PostEntry): LinkItem {
  const { name, path, text } = toPostRow(post);
  return { name, path, text };
}

/** Everything the page of one post prints. */
export function buildPostView(entry: PostEntry): BlogPostView {
  const { locale, author, category } = entry;
  const t = translate.blog[locale];
  const { html, headings } = entry.body();
  return {
    ...buildBaseView(locale, typeset(entry.name, locale), [blogIndexLink(locale)]),
    title: typeset(entry.title, locale),
    summary: typeset(entry.summary, locale),
    category: categoryLink(locale, category),
    author: { name: people[author].name, role: people[author].role[locale] },
    day: { iso: entry.date, text: formatDay(entry.date, locale) },
    minutes: typeset(t('minutes', { count: countReadingMinutes(html) }), locale),
    html,
    contents: headings.filter(({ level }) => level === 2),
    related: pickRelated(entry, posts.all(locale), { selected: entry.related, locale }).map(toRelated),
    contactHref: `mailto:${brand.email.sales}`,
    labels: {
      contents: t('contents'),
      related: t('related'),
      all: t('all'),
      ...buildContactLabels(t, locale),
    },
    index: blogIndexLink(locale),
  };
}
