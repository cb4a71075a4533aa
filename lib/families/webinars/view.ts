import { brand } from '#content/site/brand';
import { people } from '#content/site/people';
import { webinarsIndexContent } from '#content/webinars/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { buildContactLabels, type ContactLabels } from '#lib/content/contact-labels';
import type { Heading } from '#lib/content/markdown/inspect';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import { formatOfficeHours } from '#lib/core/office-time';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { webinars, type WebinarEntry } from './collection';

type Day = { readonly iso: string; readonly text: string };

export type WebinarView = BaseView & {
  readonly kicker: string;
  readonly title: string;
  readonly abstract: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly agenda: readonly { readonly at: string; readonly title: string; readonly by: string | null }[];
  readonly speakers: readonly { readonly name: string; readonly role: string; readonly text: string }[];
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly questions: readonly { readonly title: string; readonly html: string }[];
  readonly further: readonly string[];
  readonly contactHref: string;
  readonly labels: Readonly<
    Record<
      | 'facts'
      | 'agenda'
      | 'time'
      | 'subject'
      | 'speaker'
      | 'speakers'
      | 'summary'
      | 'contents'
      | 'questions'
      | 'further',
      string
    >
  > &
    ContactLabels;
};

export type WebinarRow = Required<LinkItem> & { readonly meta: readonly string[]; readonly day: Day };
export type WebinarsIndexView = BaseView & {
  readonly title: string;
  readonly intro: string;
  readonly items: readonly WebinarRow[];
};

/** The page that lists all webinars, as a link. */
export function webinarsIndexLink(locale: Locale): LinkItem {
  return { name: webinarsIndexContent[locale].name, path: buildPath(locale, 'webinars') };
}

function namesOf({ speakers }: WebinarEntry): string[] {
  return speakers.map(({ person }) => people[person].name);
}

function toRow(entry: WebinarEntry): WebinarRow {
  const { locale, slug, title, date, description } = entry;
  return {
    name: typeset(title, locale),
    path: buildPath(locale, `webinars/${slug}`),
    text: typeset(description, locale),
    meta: [formatOfficeHours(date, entry, locale), ...namesOf(entry)],
    day: { iso: date, text: formatDay(date, locale) },
  };
}

/** The list of webinars, the latest first. */
export function buildWebinarsIndexView(locale: Locale): WebinarsIndexView {
  const { name, title, intro } = webinarsIndexContent[locale];
  const items = webinars
    .all(locale)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(toRow);
  return {
    ...buildBaseView(locale, name),
    title: typeset(title, locale),
    intro: typeset(intro, locale),
    items,
  };
}

function buildFacts(entry: WebinarEntry): WebinarView['facts'] {
  const t = translate.webinars[entry.locale];
  return [
    { label: t('day'), value: formatDay(entry.date, entry.locale) },
    { label: t('hours'), value: formatOfficeHours(entry.date, entry, entry.locale) },
    { label: t('place'), value: t('online', { language: entry.heldIn }) },
    { label: t('speakers'), value: namesOf(entry).join(', ') },
  ];
}

function buildLabels(locale: Locale): WebinarView['labels'] {
  const t = translate.webinars[locale];
  return {
    facts: t('facts'),
    agenda: t('agenda'),
    time: t('time'),
    subject: t('subject'),
    speaker: t('speaker'),
    speakers: t('speakers'),
    summary: t('summary'),
    contents: t('contents'),
    questions: t('questions'),
    further: t('further'),
    ...buildContactLabels(t, locale),
  };
}

/** Everything the page of one webinar prints. */
export function buildWebinarView(entry: WebinarEntry): WebinarView {
  const { locale, date } = entry;
  const set = (text: string): string => typeset(text, locale);
  return {
    ...buildBaseView(locale, set(entry.name), [webinarsIndexLink(locale)]),
    kicker: translate.webinars[locale]('kicker', { day: formatDay(date, locale) }),
    title: set(entry.title),
    abstract: set(entry.abstract),
    facts: buildFacts(entry),
    agenda: entry.agenda.map(({ at, title, by }) => ({
      at,
      title: set(title),
      by: by ? people[by].name : null,
    })),
    speakers: entry.speakers.map(({ person, text }) => ({
      name: people[person].name,
      role: people[person].role[locale],
      text: set(text),
    })),
    html: entry.body().html,
    contents: entry.body().headings.filter(({ level }) => level === 2),
    questions: entry.questions.map(({ question, answer }) => ({
      title: set(question),
      html: renderInline(answer, locale),
    })),
    further: entry.further.map((text) => renderInline(text, locale)),
    contactHref: `mailto:${brand.email.sales}`,
    labels: buildLabels(locale),
  };
}
