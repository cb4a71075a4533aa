import { brand } from '#content/site/brand';
import { customers } from '#content/site/customers';
import { people } from '#content/site/people';
import { podcastIndexContent } from '#content/podcast/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { buildContactLabels, type ContactLabels } from '#lib/content/contact-labels';
import { ContentError } from '#lib/content/content-error';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { formatDay } from '#lib/core/date';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { episodes, type EpisodeEntry } from './collection';

type Speaker = { readonly name: string; readonly role: string; readonly text?: string };
type Day = { readonly iso: string; readonly text: string };

export type Chapter = { readonly start: string; readonly id: string; readonly text: string };

export type EpisodeView = BaseView & {
  readonly kicker: string;
  readonly title: string;
  readonly summary: string;
  readonly day: Day;
  readonly speakers: readonly Speaker[];
  readonly notes: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly html: string;
  readonly transcriptNote: string;
  readonly more: readonly LinkItem[];
  readonly contactHref: string;
  readonly labels: Readonly<Record<'speakers' | 'notes' | 'chapters' | 'transcript' | 'more', string>> &
    ContactLabels;
};

export type EpisodeRow = Required<LinkItem> & { readonly meta: readonly string[]; readonly day: Day };
export type PodcastIndexView = BaseView & {
  readonly show: string;
  readonly title: string;
  readonly intro: string;
  readonly items: readonly EpisodeRow[];
  readonly labels: { readonly episodes: string };
};

/** The page that lists all episodes, as a link. */
export function podcastIndexLink(locale: Locale): LinkItem {
  return { name: podcastIndexContent[locale].name, path: buildPath(locale, 'podcast') };
}

function newestFirst(locale: Locale): EpisodeEntry[] {
  return episodes.all(locale).toSorted((a, b) => b.number - a.number);
}

function readSpeaker(guest: EpisodeEntry['guests'][number], locale: Locale): Speaker {
  const text = typeset(guest.text, locale);
  if ('person' in guest)
    return {
      name: people[guest.person].name,
      role: `${people[guest.person].role[locale]}, ${brand.name}`,
      text,
    };
  const company = customers.find(({ slug }) => slug === guest.company)?.name ?? guest.company;
  return { name: guest.name, role: `${guest.role}, ${company}`, text };
}

/** Who speaks: the guests, then the host. */
function listSpeakers({ guests, host, locale }: EpisodeEntry): Speaker[] {
  const text = translate.podcast[locale]('host');
  return [
    ...guests.map((guest) => readSpeaker(guest, locale)),
    { name: people[host].name, role: `${people[host].role[locale]}, ${brand.name}`, text },
  ];
}

/**
 * Joins the headings of the transcript with the times of the front matter.
 *
 * @throws ContentError when there are more of the one than of the other
 */
export function listChapters(entry: EpisodeEntry): Chapter[] {
  const headings = entry.body().headings.filter(({ level }) => level === 2);
  if (headings.length !== entry.starts.length) {
    throw new ContentError([
      {
        file: entry.file,
        field: 'starts',
        expected: `a time for each of the ${headings.length} headings`,
        found: String(entry.starts.length),
      },
    ]);
  }
  return headings.map(({ id, text }, index) => ({ start: entry.starts[index] ?? '', id, text }));
}

function toRow(entry: EpisodeEntry): EpisodeRow {
  const { locale, slug, title, summary, date, number } = entry;
  const guests = entry.guests.map((guest) => readSpeaker(guest, locale).name);
  return {
    name: typeset(title, locale),
    path: buildPath(locale, `podcast/${slug}`),
    text: typeset(summary, locale),
    meta: [translate.podcast[locale]('episode', { number }), ...guests],
    day: { iso: date, text: formatDay(date, locale) },
  };
}

/** The show and its episodes, the newest first. */
export function buildPodcastIndexView(locale: Locale): PodcastIndexView {
  const { name, show, title, intro } = podcastIndexContent[locale];
  return {
    ...buildBaseView(locale, name),
    show,
    title: typeset(title, locale),
    intro: typeset(intro, locale),
    items: newestFirst(locale).map(toRow),
    labels: { episodes: translate.podcast[locale]('episodes') },
  };
}

/** Everything the page of one episode prints. */
export function buildEpisodeView(entry: EpisodeEntry): EpisodeView {
  const { locale, number, date, recorded } = entry;
  const t = translate.podcast[locale];
  const others = newestFirst(locale)
    .filter(({ slug }) => slug !== entry.slug)
    .slice(0, 3);
  return {
    ...buildBaseView(locale, typeset(entry.name, locale), [podcastIndexLink(locale)]),
    kicker: `${podcastIndexContent[locale].show} · ${t('episode', { number })}`,
    title: typeset(entry.title, locale),
    summary: typeset(entry.summary, locale),
    day: { iso: date, text: formatDay(date, locale) },
    speakers: listSpeakers(entry),
    notes: entry.notes.map((note) => renderInline(note, locale)),
    chapters: listChapters(entry),
    html: entry.body().html,
    transcriptNote: t('transcriptNote', { day: formatDay(recorded, locale) }),
    more: others.map(toRow).map(({ name, path, text }) => ({ name, path, text })),
    contactHref: `mailto:${brand.email.sales}`,
    labels: {
      speakers: t('speakers'),
      notes: t('notes'),
      chapters: t('chapters'),
      transcript: t('transcript'),
      more: t('more'),
      ...buildContactLabels(t, locale),
    },
  };
}
