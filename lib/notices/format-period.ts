import type { Notice } from './notice';

const timeZone = 'Europe/Berlin';

/**
 * Formats the period of a notice in Berlin time: day and times, with the second day if it is another one.
 *
 * @param tag language tag, such as `en-GB`
 * @param ongoing words instead of an unknown end
 */
export function formatPeriod(
  { from, until }: Pick<Notice, 'from' | 'until'>,
  tag: string,
  ongoing: string,
): string {
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  const time = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const start = `${day.format(from)}, ${time.format(from)}`;
  if (until === undefined) return `${start}, ${ongoing}`;
  const isSameDay = day.format(from) === day.format(until);
  return `${start} – ${isSameDay ? '' : `${day.format(until)}, `}${time.format(until)}`;
}
