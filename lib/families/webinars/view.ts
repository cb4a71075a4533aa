import { newestFirst } from '#lib/core/date';
import { buildContact } from '#lib/facts/contact';
import { findPerson } from '#lib/facts/people';
import { formatDay, toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { formatOfficeHours } from '#lib/i18n/office-hours';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page/labels';
import { readWords, webinars, type WebinarEntry } from './schema';

const namesOf = ({ speakers, locale }: WebinarEntry): string[] =>
  speakers.map(({ person }) => findPerson(person, locale).name);

function toRow(entry: WebinarEntry) {
  const { locale, slug, title, date, description } = entry;
  return {
    name: title,
    path: buildPath(locale, `webinars/${slug}`),
    text: description,
    meta: [formatOfficeHours(date, entry, locale), ...namesOf(entry)],
    day: toDay(date, locale),
  };
}

/** The list of webinars, the latest first. */
export function buildIndexView(locale: Locale) {
  const { title, intro } = readWords(locale);
  return { title, intro, items: newestFirst(webinars.all(locale)).map(toRow) };
}

function buildFacts(entry: WebinarEntry) {
  const { locale, date, heldIn } = entry;
  const t = translate.webinars[locale];
  return [
    { label: t('day'), value: formatDay(date, locale) },
    { label: t('hours'), value: formatOfficeHours(date, entry, locale) },
    { label: t('place'), value: t('online', { language: heldIn }) },
    { label: t('speakers'), value: namesOf(entry).join(', ') },
  ];
}

/** The page of one webinar. */
export function buildWebinarView(entry: WebinarEntry) {
  const { locale, date, title, abstract, agenda, speakers, questions, further } = entry;
  const t = translate.webinars[locale];
  return {
    kicker: t('kicker', { day: formatDay(date, locale) }),
    title,
    abstract,
    facts: buildFacts(entry),
    agenda: agenda.map(({ by, ...point }) => ({ ...point, by: by ? findPerson(by, locale).name : null })),
    speakers: speakers.map(({ person, text }) => ({ ...findPerson(person, locale), text })),
    html: entry.body().html,
    contents: entry.contents(),
    questions,
    further,
    contact: buildContact(readWords(locale).contact, locale),
    labels: pickLabels(
      t,
      'facts',
      'agenda',
      'time',
      'subject',
      'speaker',
      'speakers',
      'summary',
      'contents',
      'questions',
      'further',
    ),
  };
}
