import { currencies } from '#content/exchange-rates/currencies';
import { quoteFound, type ContentProblem } from '#lib/content/content-error';
import { isTargetDay, previousTargetDay } from './target-calendar';

/** Units of each currency for one euro, by currency code. */
export type Rates = Readonly<Record<string, number>>;

/** Rates of a day. */
export type RateDay = { readonly day: string; readonly rates: Rates };

/** Fault in rates, without the file name. */
export type RateFault = Omit<ContentProblem, 'file'>;

/** Maximum plausible change of a rate from one day to the next, in per cent. */
const jumpLimit = 20;

/** Checks that there is one rate for each currency, positive, with no more digits than the ECB publishes. */
function findRatesFault(rates: Rates, field: string): RateFault | undefined {
  const codes: readonly string[] = currencies.map(({ code }) => code);
  const unknown = Object.keys(rates).find((code) => !codes.includes(code));
  if (unknown !== undefined)
    return {
      field,
      expected: 'currencies of content/exchange-rates/currencies.ts only',
      found: quoteFound(unknown),
    };
  const missing = codes.filter((code) => !Object.hasOwn(rates, code));
  if (missing.length > 0) return { field, expected: `a rate for ${missing.join(', ')}`, found: 'nothing' };
  return currencies
    .map(({ code, digits }) => findRateFault(rates[code], digits, `${field}, ${code}`))
    .find(Boolean);
}

function findRateFault(rate: number | undefined, digits: number, field: string): RateFault | undefined {
  if (rate === undefined || !Number.isFinite(rate) || rate <= 0)
    return { field, expected: 'a number above 0', found: String(rate) };
  return Number(rate.toFixed(digits)) === rate
    ? undefined
    : { field, expected: `at most ${digits} digits behind the point`, found: String(rate) };
}

/** Difference between two rates in per cent. */
const differ = (rate: number, other: number): number => Math.abs(rate / other - 1) * 100;

/** First currency whose rate differs implausibly from another rate, such as that of the previous day. */
export function findJump(rates: Rates, others: Rates, field: string, of: string): RateFault | undefined {
  return Object.entries(rates).flatMap(([code, rate]): RateFault[] => {
    const other = others[code];
    if (other === undefined || differ(rate, other) <= jumpLimit) return [];
    return [
      {
        field: `${field}, ${code}`,
        expected: `within ${jumpLimit}% of ${other}, ${of}`,
        found: String(rate),
      },
    ];
  })[0];
}

/** Checks that the ECB publishes rates on a day. */
export function findDayFault(day: string, field: string): RateFault | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toString() !== 'Invalid Date';
  if (!isDay || !new Date(day).toISOString().startsWith(day))
    return { field, expected: 'a day such as 2026-11-20', found: quoteFound(day) };
  return isTargetDay(day)
    ? undefined
    : { field, expected: 'a day on which the ECB publishes, no weekend or holiday of TARGET', found: day };
}

/** Checks that a day directly follows the previous one, without implausible changes. */
function findStepFault(next: RateDay, before: RateDay): RateFault | undefined {
  const expected = previousTargetDay(next.day);
  if (before.day !== expected)
    return {
      field: next.day,
      expected: `the rates of ${expected} before it`,
      found: `those of ${before.day}`,
    };
  return findJump(next.rates, before.rates, next.day, `the rate of ${before.day}`);
}

/**
 * Checks a series of days, newest first: no publishing day missing, all currencies, no implausible changes.
 */
export function findDaysFault(days: readonly RateDay[]): RateFault | undefined {
  if (days.length === 0) return { field: 'days', expected: 'at least one day', found: 'none' };
  const faults = days.map((day, index) => {
    const before = days[index + 1];
    return (
      findDayFault(day.day, day.day) ??
      findRatesFault(day.rates, day.day) ??
      (before && (findDayFault(before.day, before.day) ?? findStepFault(day, before)))
    );
  });
  return faults.find((fault) => fault !== undefined);
}

/** The newest rates of the ECB on a day, with which the law compares. */
export const findReference = (days: readonly RateDay[], day: string): RateDay | undefined =>
  days.find((candidate) => candidate.day <= day);

/**
 * Checks the rates of a card network: all currencies, and plausible compared with the ECB's rates of that day
 * or, before they are published, of the previous one.
 *
 * @param days the ECB's days, newest first
 */
export function findNetworkFault(
  network: RateDay,
  days: readonly RateDay[],
  field: string,
): RateFault | undefined {
  const { day, rates } = network;
  const fault = findRatesFault(rates, field);
  if (fault) return fault;
  const reference = findReference(days, day);
  const [newest] = days;
  if (!reference || (reference === newest && reference.day < previousTargetDay(day)))
    return {
      field: `${field}, day`,
      expected: `a day with rates of the ECB, ${days.at(-1)?.day ?? ''} to ${newest?.day ?? ''}`,
      found: day,
    };
  return findJump(rates, reference.rates, field, `the ECB's rate of ${reference.day}`);
}
