import { formatDay, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { buildDocument, type DocumentName } from './documents';
import { readCalendar, type InvestorsEntryOf } from './schema';

/** A file's address, kind, size and text. */
export function describeFile(name: DocumentName, locale: Locale) {
  const { path, bytes, sha256, text } = buildDocument(name, locale);
  const size = translate.investors[locale]('kilobytes', { size: formatNumber(bytes / 1000, locale, 1) });
  return { path, size, sha256, text, type: path.split('.').at(-1)?.toUpperCase() ?? '' };
}

/** The next date after a page's own day. */
export function findNext(day: string, locale: Locale, label: string) {
  const dates = readCalendar();
  const next = dates.find((date) => date.day > day) ?? dates[0];
  return { label, value: next && formatDay(next.day, locale), note: next?.title[locale] };
}

/** The next date, and the files. */
export function buildFacts({ locale, date, facts }: InvestorsEntryOf<'investors'>) {
  const toFile = (name: DocumentName, words: string) => {
    const { path, size, type } = describeFile(name, locale);
    return { href: path, words, note: `${type}, ${size}` };
  };
  return {
    next: findNext(date, locale, facts.next),
    files: {
      label: facts.files,
      items: [toFile('key-figures', facts.keyFigures), toFile('financial-calendar', facts.dates)],
    },
  };
}
