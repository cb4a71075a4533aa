import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#content/site/brand';
import { figures } from '#content/site/figures';
import { people } from '#content/site/people';
import { ContentError } from '#lib/content/content-error';
import { buildBaseView } from '#lib/content/breadcrumb';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { setTexts, type QuotedFacts, type SetTexts } from '#lib/content/set-texts';
import { formatDay } from '#lib/core/date';
import { toTelephone } from '#lib/core/telephone';
import { localeTags, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pressPages, releases, type PressEntry, type ReleaseEntry } from './collection';

type Day = { readonly iso: string; readonly text: string };
export type ReleaseLine = LinkItem & { readonly day: Day };
export type ReleaseYear = { readonly year: string; readonly items: readonly ReleaseLine[] };

/** Who answers the press, and where. */
export type PressContact = {
  readonly name: string;
  readonly role: string;
  readonly telephone: string;
  readonly telephoneHref: string;
  readonly email: string;
};

type Logo = {
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly size: string;
  readonly isOnDark: boolean;
};

export type PressView = BaseView &
  SetTexts<Pick<PressEntry, 'title' | 'summary' | 'contact' | 'boilerplate' | 'images'>> & {
    readonly person: PressContact;
    readonly releases: { readonly title: string; readonly years: readonly ReleaseYear[] };
    readonly facts: {
      readonly title: string;
      readonly leadHtml: string;
      readonly items: SetTexts<PressEntry['facts']['items']>;
    };
    readonly logos: {
      readonly title: string;
      readonly lead?: string | undefined;
      readonly items: readonly Logo[];
    };
  };

export type ReleaseView = BaseView & {
  readonly kicker: string;
  readonly summary: string;
  readonly dateline: string;
  readonly day: Day;
  readonly html: string;
  readonly figures: SetTexts<ReleaseEntry['figures']>;
  readonly quote: { readonly text: string; readonly name: string; readonly role: string } | null;
  readonly about: { readonly title: string; readonly html: string };
  readonly person: PressContact;
  readonly newer: LinkItem | null;
  readonly older: LinkItem | null;
  readonly labels: Readonly<Record<'contact' | 'newer' | 'older' | 'neighbours', string>>;
};

const logoFolder = 'documents/press';

function listFacts(locale: Locale): QuotedFacts {
  const {
    partnerCompanies,
    accountsInMillions,
    paymentsInMillions,
    employees,
    passportCountries,
    ibanCountries,
  } = figures;
  const list = new Intl.ListFormat(localeTags[locale], { type: 'conjunction' });
  return {
    partnerCompanies,
    accountsInMillions,
    paymentsInMillions,
    employees,
    passportCountries,
    foundedYear: String(brand.foundedYear),
    licensedYear: String(brand.licensedYear),
    legalName: brand.legalName,
    bafinId: brand.bafinId,
    ibanCountries: list.format(ibanCountries),
    board: list.format(brand.board.map(({ name }) => name)),
  };
}

function buildContact(locale: Locale): PressContact {
  const { name, role } = people['lea-brandstetter'];
  const telephone = toTelephone(brand.telephone.press);
  return {
    name,
    role: role[locale],
    telephone: telephone.text,
    telephoneHref: telephone.href,
    email: brand.email.press,
  };
}

const toDay = (iso: string, locale: Locale): Day => ({ iso, text: formatDay(iso, locale) });

function toLine({ locale, slug, name, summary, date }: ReleaseEntry): ReleaseLine {
  return {
    name: typeset(name, locale),
    path: buildPath(locale, `press/${slug}`),
    text: typeset(summary, locale),
    day: toDay(date, locale),
  };
}

/** Releases by year, the newest first. */
export function groupReleases(entries: readonly ReleaseEntry[]): ReleaseYear[] {
  const lines = entries.map(toLine).toSorted((a, b) => b.day.iso.localeCompare(a.day.iso));
  return [...new Set(lines.map(({ day }) => day.iso.slice(0, 4)))].map((year) => ({
    year,
    items: lines.filter(({ day }) => day.iso.startsWith(year)),
  }));
}

function toLogo({ file, title, note }: PressEntry['logos']['items'][number], entry: PressEntry): Logo {
  try {
    const bytes = readFileSync(path.join('public', logoFolder, file)).length;
    const size = (bytes / 1000).toLocaleString(localeTags[entry.locale], {
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
    });
    return {
      ...setTexts({ title, note }, entry.locale),
      href: `/${logoFolder}/${file}`,
      size: typeset(translate.press[entry.locale]('kilobytes', { size }), entry.locale),
      isOnDark: file.includes('on-dark'),
    };
  } catch {
    throw new ContentError([
      { file: entry.file, field: 'logos', expected: `a file public/${logoFolder}/${file}`, found: 'none' },
    ]);
  }
}

/** The page of the press office, as a link. */
export function pressLink(locale: Locale): LinkItem {
  return { name: pressPages.get(locale, 'press').name, path: buildPath(locale, 'press') };
}

/** Contact, releases by year, facts, short descriptions, logos. */
export function buildPressView(entry: PressEntry): PressView {
  const { locale, title, summary, contact, boilerplate, images, facts, logos, releases: words } = entry;
  const quoted = listFacts(locale);
  return {
    ...buildBaseView(locale, typeset(entry.name, locale)),
    ...setTexts({ title, summary, contact, boilerplate, images }, locale, quoted),
    person: buildContact(locale),
    releases: { title: typeset(words.title, locale), years: groupReleases(releases.all(locale)) },
    facts: {
      ...setTexts({ title: facts.title, items: facts.items }, locale, quoted),
      leadHtml: renderInline(facts.lead, locale),
    },
    logos: {
      ...setTexts({ title: logos.title, lead: logos.lead }, locale),
      items: logos.items.map((logo) => toLogo(logo, entry)),
    },
  };
}

function toQuote({ quote, locale }: ReleaseEntry): ReleaseView['quote'] {
  if (!quote) return null;
  const { name, role } = people[quote.person];
  return { text: typeset(quote.text, locale), name, role: role[locale] };
}

/** One release with the contact and the short description of the company. */
export function buildReleaseView(entry: ReleaseEntry): ReleaseView {
  const { locale, name, summary, date, place, figures: numbers, slug } = entry;
  const t = translate.press[locale];
  const day = toDay(date, locale);
  const all = groupReleases(releases.all(locale)).flatMap(({ items }) => items);
  const index = all.findIndex(({ path: address }) => address === buildPath(locale, `press/${slug}`));
  return {
    ...buildBaseView(locale, typeset(name, locale), [pressLink(locale)]),
    ...setTexts({ summary, figures: numbers }, locale),
    kicker: t('release'),
    dateline: `${place}, ${day.text}`,
    day,
    html: entry.body().html,
    quote: toQuote(entry),
    about: {
      ...setTexts({ text: pressPages.get(locale, 'press').boilerplate.long.text }, locale, listFacts(locale)),
      title: t('about'),
    },
    person: buildContact(locale),
    newer: all[index - 1] ?? null,
    older: all[index + 1] ?? null,
    labels: { contact: t('contact'), newer: t('newer'), older: t('older'), neighbours: t('neighbours') },
  };
}
