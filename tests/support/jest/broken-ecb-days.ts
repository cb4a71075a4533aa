import type { BrokenFile } from './broken-ecb-forms';
import { listSampleDays, sampleRates, wrapDays, writeDay, writeEcbXml } from './sample-rates';

/** The next two publishing days after the newest one. */
const [next, later] = ['2026-02-16', '2026-02-17'];

const withRate = (code: string, rate: number | string): string =>
  wrapDays(writeDay(next, { ...sampleRates, [code]: rate }));

const without = (code: string): Record<string, number> =>
  Object.fromEntries(Object.entries(sampleRates).filter(([name]) => name !== code));

/** The ECB's days up to the newest one, with one changed. */
const withDays = (
  change: (days: ReturnType<typeof listSampleDays>) => ReturnType<typeof listSampleDays>,
): string => writeEcbXml(change(listSampleDays('2026-02-13', 3)));

/** Days that the ECB cannot have published, or not next. */
export const brokenDays: readonly BrokenFile[] = [
  {
    because: 'its day is empty',
    text: wrapDays(writeDay('', sampleRates)),
    line: `: time: expected a day such as 2026-11-20, found ""`,
  },
  {
    because: 'its day is written as in Germany',
    text: wrapDays(writeDay('16.02.2026', sampleRates)),
    line: `: 16.02.2026: expected a day such as 2026-11-20, found "16.02.2026"`,
  },
  {
    because: 'its day does not exist',
    text: wrapDays(writeDay('2026-02-30', sampleRates)),
    line: `: 2026-02-30: expected a day such as 2026-11-20, found "2026-02-30"`,
  },
  {
    because: 'its day is a Saturday',
    text: wrapDays(writeDay('2026-02-14', sampleRates)),
    line: `: 2026-02-14: expected a day on which the ECB publishes, no weekend or holiday of TARGET, found 2026-02-14`,
  },
  {
    because: 'its day is Good Friday',
    text: wrapDays(writeDay('2025-04-18', sampleRates)),
    line: `: 2025-04-18: expected a day on which the ECB publishes, no weekend or holiday of TARGET, found 2025-04-18`,
  },
  {
    because: 'its day is to come',
    text: wrapDays(writeDay('2026-02-23', sampleRates)),
    line: `: 2026-02-23: expected a day up to 2026-02-20, found 2026-02-23`,
  },
  {
    because: 'it is older than what the site has',
    text: writeEcbXml(listSampleDays('2026-02-12', 1)),
    line: `: 2026-02-12: expected a file of 2026-02-13 or later, found 2026-02-12`,
  },
  {
    because: 'a day is missing before its only one',
    text: wrapDays(writeDay(later, sampleRates)),
    line: `: 2026-02-17: expected the rates of 2026-02-16 before it, which the file of 90 days has, found those of 2026-02-13`,
  },
  {
    because: 'a day is missing among several',
    text: withDays(([a, , c]) => [...(a ? [{ ...a, day: later }] : []), ...(c ? [c] : [])]),
    line: `: 2026-02-17: expected the rates of 2026-02-16 before it, found those of 2026-02-13`,
  },
  {
    because: 'a day is there twice',
    text: wrapDays(writeDay(next, sampleRates), writeDay(next, sampleRates)),
    line: `: 2026-02-16: expected each day once, found it twice`,
  },
  {
    because: 'a day that the site has differs',
    text: withDays((days) => days.map((day) => ({ ...day, rates: { ...day.rates, USD: 1.21 } }))),
    line: `: 2026-02-13, USD: expected 1.2, as the site has it, found 1.21`,
  },
  {
    because: 'it has no currencies',
    text: wrapDays(writeDay(next, {})),
    line: `: 2026-02-16: expected a rate for SEK, JPY, USD, found nothing`,
  },
  {
    because: 'a currency is missing',
    text: wrapDays(writeDay(next, without('SEK'))),
    line: `: 2026-02-16: expected a rate for SEK, found nothing`,
  },
  {
    because: 'a currency is unknown',
    text: withRate('XTS', 1),
    line: `: 2026-02-16: expected currencies of content/exchange-rates/currencies.ts only, found "XTS"`,
  },
  {
    because: 'a currency is there that is gone',
    text: withRate('BGN', 1.9558),
    line: `: 2026-02-16: expected currencies of content/exchange-rates/currencies.ts only, found "BGN"`,
  },
  {
    because: 'a rate is nought',
    text: withRate('USD', 0),
    line: `: 2026-02-16, USD: expected a number above 0, found 0`,
  },
  {
    because: 'a rate is below nought',
    text: withRate('USD', -1.2),
    line: `:11: 2026-02-16, USD: expected a number such as 10.6254, found "-1.2"`,
  },
  {
    because: 'a rate has an exponent',
    text: withRate('USD', '12e-1'),
    line: `:11: 2026-02-16, USD: expected a number such as 10.6254, found "12e-1"`,
  },
  {
    because: 'a rate has more digits than the ECB prints',
    text: withRate('JPY', 180.123),
    line: `: 2026-02-16, JPY: expected at most 2 digits behind the point, found 180.123`,
  },
  {
    because: 'a rate rises by more than a fifth',
    text: withRate('SEK', 12.7),
    line: `: 2026-02-16, SEK: expected within 20% of 10.5, the rate of 2026-02-13, found 12.7`,
  },
  {
    because: 'a rate falls by more than a fifth',
    text: withRate('SEK', 8.3),
    line: `: 2026-02-16, SEK: expected within 20% of 10.5, the rate of 2026-02-13, found 8.3`,
  },
  {
    because: 'a rate has lost its point',
    text: withRate('USD', 12),
    line: `: 2026-02-16, USD: expected within 20% of 1.2, the rate of 2026-02-13, found 12`,
  },
  {
    because: 'two rates have changed places',
    text: wrapDays(writeDay(next, { JPY: 1.2, SEK: 10.5, USD: 180 })),
    line: `: 2026-02-16, JPY: expected within 20% of 180, the rate of 2026-02-13, found 1.2`,
  },
];
