import type { Problem } from '../problem';

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const british = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * Parses a day as sent by a date field, or as typed if the browser has no such field.
 *
 * @returns the day as `1984-02-29`; undefined if it does not exist
 */
function parseDay(value: string): string | undefined {
  const [, year, month, day] = iso.exec(value) ?? [];
  const [, typedDay, typedMonth, typedYear] = german.exec(value) ?? british.exec(value) ?? [];
  const parts = [year ?? typedYear, month ?? typedMonth, day ?? typedDay];
  if (parts.includes(undefined)) return undefined;
  const text = parts.map((part = '') => part.padStart(2, '0')).join('-');
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Checks a date of birth: in the past, at a plausible age. */
export function checkBirthday(value: string, today: string): Problem | undefined {
  const day = parseDay(value);
  if (day === undefined) return { key: 'day' };
  const oldest = `${Number(today.slice(0, 4)) - 120}${today.slice(4)}`;
  return day < today && day > oldest ? undefined : { key: 'day-range' };
}
