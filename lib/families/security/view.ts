import { securityContent } from '#content/security/index';
import { brand } from '#content/site/brand';
import { buildBaseView } from '#lib/content/breadcrumb';
import type { Heading } from '#lib/content/markdown/inspect';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import { pickRelated } from '#lib/core/related';
import { toTelephone } from '#lib/core/telephone';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { securityArticles, type SecurityEntry } from './collection';

/** A telephone number with the link that dials it. */
type Telephone = { readonly label: string; readonly number: string; readonly href: string };

/** A fraudster's message, taken apart. */
type MessageExample = {
  readonly channel: string;
  readonly from: string;
  readonly subject: string | null;
  readonly text: string;
  readonly giveaway: string;
};

export type SecurityIndexView = BaseView & {
  readonly title: string;
  readonly summary: string;
  readonly now: {
    readonly title: string;
    readonly telephones: readonly Telephone[];
    readonly steps: readonly { readonly title: string; readonly html: string }[];
  };
  readonly never: { readonly title: string; readonly html: string };
  readonly articles: {
    readonly title: string;
    readonly items: readonly (LinkItem & { readonly day: { readonly iso: string; readonly text: string } })[];
  };
};

export type SecurityArticleView = BaseView & {
  readonly summary: string;
  readonly reviewed: string;
  readonly now: {
    readonly title: string;
    readonly items: readonly string[];
    readonly telephones: readonly Telephone[];
  };
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly signs: readonly string[];
  readonly examples: readonly MessageExample[];
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly related: readonly LinkItem[];
  readonly labels: Readonly<
    Record<
      | 'onThisPage'
      | 'signs'
      | 'examples'
      | 'examplesNote'
      | 'example'
      | 'from'
      | 'subject'
      | 'giveaway'
      | 'sources'
      | 'related'
      | 'opensInNewTab',
      string
    >
  >;
};

/** Places of the article besides its own headings. */
export const articleAnchors = ['now', 'signs', 'examples', 'sources'] as const;

export function securityIndexLink(locale: Locale): LinkItem {
  return { name: securityContent[locale].name, path: buildPath(locale, 'security') };
}

function toArticleLink({ locale, slug, name, summary }: SecurityEntry): LinkItem & { readonly text: string } {
  return {
    name: typeset(name, locale),
    path: buildPath(locale, `security/${slug}`),
    text: typeset(summary, locale),
  };
}

/** The numbers for blocking: the German one for all banks, and the provider's own. */
function listTelephones(locale: Locale): Telephone[] {
  const { blockingLabel, ownBlockingLabel } = securityContent[locale];
  const numbers = [
    [blockingLabel, '116 116'],
    [ownBlockingLabel, brand.telephone.cardBlocking],
  ] as const;
  return numbers.map(([label, number]) => {
    const { text, href } = toTelephone(number);
    return { label, number: text, href };
  });
}

/** Everything the security page prints. */
export function buildSecurityIndexView(locale: Locale): SecurityIndexView {
  const words = securityContent[locale];
  const t = translate.security[locale];
  return {
    ...buildBaseView(locale, words.name),
    title: typeset(words.title, locale),
    summary: typeset(words.summary, locale),
    now: {
      title: words.nowTitle,
      telephones: listTelephones(locale),
      steps: words.steps.map(({ title, text }) => ({ title, html: renderInline(text, locale) })),
    },
    never: { title: words.neverTitle, html: renderInline(words.never, locale) },
    articles: {
      title: words.articlesTitle,
      items: securityArticles
        .all(locale)
        .map((entry) => ({
          ...toArticleLink(entry),
          day: { iso: entry.reviewed, text: t('reviewed', { day: formatDay(entry.reviewed, locale) }) },
        })),
    },
  };
}

function buildLabels(locale: Locale): SecurityArticleView['labels'] {
  const t = translate.security[locale];
  return {
    onThisPage: t('onThisPage'),
    signs: t('signs'),
    examples: t('examples'),
    examplesNote: t('examplesNote'),
    example: t('example'),
    from: t('from'),
    subject: t('subject'),
    giveaway: t('giveaway'),
    sources: t('sources'),
    related: t('related'),
    opensInNewTab: translate.chrome[locale]('opensInNewTab'),
  };
}

/** The article's parts in the order of the page: its text, then the lists below it. */
function listContents(entry: SecurityEntry, labels: SecurityArticleView['labels']): Heading[] {
  const own = entry.body().headings.filter(({ level }) => level === 2);
  const lists = [
    { id: 'signs', text: labels.signs },
    ...(entry.examples.length > 0 ? [{ id: 'examples', text: labels.examples }] : []),
  ];
  return [...own, ...lists.map((part) => ({ ...part, level: 2 }))];
}

/** Everything the page of one security article prints. */
export function buildSecurityArticleView(entry: SecurityEntry): SecurityArticleView {
  const { locale } = entry;
  const set = (text: string): string => typeset(text, locale);
  const labels = buildLabels(locale);
  return {
    ...buildBaseView(locale, set(entry.name), [securityIndexLink(locale)]),
    summary: set(entry.summary),
    reviewed: translate.security[locale]('reviewed', { day: formatDay(entry.reviewed, locale) }),
    now: {
      title: securityContent[locale].nowTitle,
      items: entry.doNow.map((text) => renderInline(text, locale)),
      telephones: listTelephones(locale),
    },
    html: entry.body().html,
    contents: listContents(entry, labels),
    signs: entry.signs.map(set),
    examples: entry.examples.map(({ channel, from, subject, text, giveaway }) => ({
      channel: set(channel),
      from: set(from),
      subject: subject ? set(subject) : null,
      text: set(text),
      giveaway: set(giveaway),
    })),
    sources: entry.sources.map(({ title, url }) => ({ title: set(title), url })),
    related: pickRelated(entry, securityArticles.all(locale), { selected: entry.related, locale }).map(
      toArticleLink,
    ),
    labels,
  };
}
