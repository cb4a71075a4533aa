import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { CalendarFile } from './calendar-file';

/** Link to a calendar file: path, type and size. */
export function describeCalendarFile({ path, text }: CalendarFile, locale: Locale) {
  const kilobytes = new TextEncoder().encode(text).length / 1000;
  const size = translate.calendar[locale]('kilobytes', { size: formatNumber(kilobytes, locale, 1) });
  return { href: path, type: 'ICS', size, note: translate.calendar[locale]('note') };
}
