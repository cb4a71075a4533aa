import { brand } from '#content/site/brand';
import { people } from '#content/site/people';
import { publicationsIndexContent } from '#content/publications/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { buildContactLabels, type ContactLabels } from '#lib/content/contact-labels';
import type { Heading } from '#lib/content/markdown/inspect';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import { countReadingMinutes } from '#lib/core/reading-time';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { publications, type PublicationEntry } from './collection';

/** What stands on the cover; `seed` draws its tracks. */
export type CoverView = {
  readonly seed: string;
  readonly kind: string;
  readonly number: string;
  readonly title: string;
};

type Author = { readonly name: string; readonly role: string; readonly text: string };
type TitledText = { readonly title: string; readonly text: string };

export type PublicationView = BaseView & {
  readonly cover: CoverView;
  readonly kicker: string;
  readonly title: string;
  readonly summary: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly introduction: readonly string[];
  readonly learn: readonly TitledText[];
  readonly figures: readonly { readonly value: string; readonly label: string; readonly html: string }[];
  readonly readers: readonly TitledText[];
  readonly authors: readonly Author[];
  readonly further: readonly string[];
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly contactHref: string;
  readonly labels: Readonly<
    Record<
      'read' | 'facts' | 'learn' | 'figures' | 'readers' | 'authors' | 'text' | 'contents' | 'further',
      string
    >
  > &
    ContactLabels;
};

export type PublicationCard = LinkItem & {
  readonly cover: CoverView;
  readonly title: string;
  readonly meta: string;
  readonly day: { readonly iso: string; readonly text: string };
};
export type PublicationsIndexView = BaseView & {
  readonly title: string;
  readonly intro: string;
  readonly items: readonly PublicationCard[];
};

/** The page that lists all publications, as a link. */
export function publicationsIndexLink(locale: Locale): LinkItem {
  return { name: publicationsIndexContent[locale].name, path: buildPath(locale, 'publications') };
}

function buildCover({ locale, slug, kind, number, name }: PublicationEntry): CoverView {
  return {
    seed: slug,
    kind: translate.publications[locale](kind),
    number: String(number),
    title: typeset(name, locale),
  };
}

function minutesOf(entry: PublicationEntry): string {
  return typeset(
    translate.publications[entry.locale]('minutes', { count: countReadingMinutes(entry.body().html) }),
    entry.locale,
  );
}

function listChapters(entry: PublicationEntry): Heading[] {
  return entry.body().headings.filter(({ level }) => level === 2);
}

function toCard(entry: PublicationEntry): PublicationCard {
  const { locale, slug, name, title, summary, date } = entry;
  return {
    name: typeset(name, locale),
    path: buildPath(locale, `publications/${slug}`),
    title: typeset(title, locale),
    text: typeset(summary, locale),
    cover: buildCover(entry),
    meta: minutesOf(entry),
    day: { iso: date, text: formatDay(date, locale) },
  };
}

/** The list of publications, the newest first. */
export function buildPublicationsIndexView(locale: Locale): PublicationsIndexView {
  const { name, title, intro } = publicationsIndexContent[locale];
  const items = publications
    .all(locale)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.number - b.number)
    .map(toCard);
  return {
    ...buildBaseView(locale, name),
    title: typeset(title, locale),
    intro: typeset(intro, locale),
    items,
  };
}

function buildFacts(entry: PublicationEntry): PublicationView['facts'] {
  const t = translate.publications[entry.locale];
  return [
    { label: t('published'), value: formatDay(entry.date, entry.locale) },
    {
      label: t('length'),
      value: `${t('chapters', { count: listChapters(entry).length })}, ${minutesOf(entry)}`,
    },
    { label: t('writtenBy'), value: entry.authors.map(({ person }) => people[person].name).join(', ') },
  ];
}

function buildLabels(locale: Locale): PublicationView['labels'] {
  const t = translate.publications[locale];
  return {
    read: t('read'),
    facts: t('facts'),
    learn: t('learn'),
    figures: t('figures'),
    readers: t('readers'),
    authors: t('authors'),
    text: t('text'),
    contents: t('contents'),
    further: t('further'),
    ...buildContactLabels(t, locale),
  };
}

/** Everything the page of one publication prints: why to read it, then the whole text. */
export function buildPublicationView(entry: PublicationEntry): PublicationView {
  const { locale, kind, number } = entry;
  const set = (text: string): string => typeset(text, locale);
  const toHtml = (text: string): string => renderInline(text, locale);
  const setBoth = ({ title, text }: TitledText): TitledText => ({ title: set(title), text: set(text) });
  return {
    ...buildBaseView(locale, set(entry.name), [publicationsIndexLink(locale)]),
    cover: buildCover(entry),
    kicker: set(
      translate.publications[locale]('kicker', { kind: translate.publications[locale](kind), number }),
    ),
    title: set(entry.title),
    summary: set(entry.summary),
    facts: buildFacts(entry),
    introduction: entry.introduction.map(toHtml),
    learn: entry.learn.map(setBoth),
    figures: entry.figures.map(({ value, label, source }) => ({
      value: set(value),
      label: set(label),
      html: toHtml(source),
    })),
    readers: entry.readers.map(setBoth),
    authors: entry.authors.map(({ person, text }) => ({
      name: people[person].name,
      role: people[person].role[locale],
      text: set(text),
    })),
    further: entry.further.map(toHtml),
    html: entry.body().html,
    contents: listChapters(entry),
    contactHref: `mailto:${brand.email.sales}`,
    labels: buildLabels(locale),
  };
}
