import type { BrokenFile } from './broken-ecb-forms';
import { sampleRates, wrapDays, writeDay } from './sample-rates';

const [next, later] = ['2026-02-16', '2026-02-17'];

const sound = wrapDays(writeDay(next, sampleRates));

const without = (code: string): Record<string, number> =>
  Object.fromEntries(Object.entries(sampleRates).filter(([name]) => name !== code));

/** Invalid file of a network with a valid one of the ECB. */
export type BrokenNetworkFile = BrokenFile & { readonly name: string; readonly ecb: string };

const head = 'network,day,code,rate';
const rowsOf = (
  rates: Readonly<Record<string, number | string>>,
  day = next,
  network = 'meridian',
): string[] => Object.entries(rates).map(([code, rate]) => `${network},${day},${code},${rate}`);
const csvOf = (...rows: readonly string[]): string => `${[head, ...rows].join('\n')}\n`;
const jsonOf = (change: object): string =>
  JSON.stringify({ network: 'meridian', day: next, rates: sampleRates, ...change });

const csv = (because: string, text: string, line: string): BrokenNetworkFile => ({
  because,
  text,
  line,
  name: 'meridian.csv',
  ecb: sound,
});
const json = (because: string, text: string, line: string): BrokenNetworkFile => ({
  because: `${because} (JSON)`,
  text,
  line,
  name: 'meridian.json',
  ecb: sound,
});

export const brokenNetworkFiles: readonly BrokenNetworkFile[] = [
  csv('it is empty', '', `:1: head: expected "network,day,code,rate", found ""`),
  csv('it has no rows', `${head}\n`, `: file: expected a row for each currency, found none`),
  csv(
    'it has no head',
    rowsOf(sampleRates).join('\n'),
    `:1: head: expected "network,day,code,rate", found "meridian,2026-02-16,JPY,180"`,
  ),
  csv(
    'its values are parted by semicolons',
    csvOf(...rowsOf(sampleRates)).replaceAll(',', ';'),
    `:1: head: expected "network,day,code,rate", found "network;day;code;rate"`,
  ),
  csv(
    'a row is too short',
    csvOf(...rowsOf(sampleRates), 'meridian,2026-02-16,USD'),
    `:5: row: expected four values, network,day,code,rate, found 3`,
  ),
  csv(
    'a row is too long',
    csvOf('meridian,2026-02-16,USD,1,2'),
    `:2: row: expected four values, network,day,code,rate, found 5`,
  ),
  csv(
    'its rows are of two networks',
    csvOf(...rowsOf(sampleRates), ...rowsOf(sampleRates, next, 'other')),
    `:5: network: expected "meridian", found "other"`,
  ),
  csv(
    'its rows are of two days',
    csvOf(...rowsOf({ SEK: 10.5 }), ...rowsOf(without('SEK'), later)),
    `:3: day: expected 2026-02-16, found "2026-02-17"`,
  ),
  csv(
    'a currency is there twice',
    csvOf(...rowsOf(sampleRates), ...rowsOf({ SEK: 10.5 })),
    `:5: SEK: expected one rate, found two`,
  ),
  csv(
    'a rate is a word',
    csvOf(...rowsOf({ ...sampleRates, SEK: 'ten' })),
    `:3: SEK: expected a number such as 10.6254, found "ten"`,
  ),
  csv(
    'its network has no page',
    csvOf(...rowsOf(sampleRates, next, 'orion')),
    `: network: expected one of meridian, found "orion"`,
  ),
  csv(
    'its network is a word of the language',
    csvOf(...rowsOf(sampleRates, next, 'constructor')),
    `: network: expected one of meridian, found "constructor"`,
  ),
  csv(
    'its day is none',
    csvOf(...rowsOf(sampleRates, 'Monday')),
    `: day: expected a day such as 2026-11-20, found "Monday"`,
  ),
  csv(
    'its day is to come',
    csvOf(...rowsOf(sampleRates, '2026-02-21')),
    `: 2026-02-21: expected a day up to 2026-02-20, found 2026-02-21`,
  ),
  csv(
    'its day is older than what the site has',
    csvOf(...rowsOf(sampleRates, '2026-02-12')),
    `: day: expected 2026-02-13 or later, found 2026-02-12`,
  ),
  csv(
    'the ECB has no rate near its day',
    csvOf(...rowsOf(sampleRates, '2026-02-19')),
    `: meridian, day: expected a day with rates of the ECB, 2026-02-11 to 2026-02-16, found 2026-02-19`,
  ),
  csv(
    'a currency is missing',
    csvOf(...rowsOf(without('JPY'))),
    `: meridian: expected a rate for JPY, found nothing`,
  ),
  csv(
    'a currency is unknown',
    csvOf(...rowsOf({ ...sampleRates, XTS: 1 })),
    `: meridian: expected currencies of content/exchange-rates/currencies.ts only, found "XTS"`,
  ),
  csv(
    'a rate is far from the ECB’s',
    csvOf(...rowsOf({ ...sampleRates, SEK: 13 })),
    `: meridian, SEK: expected within 20% of 10.5, the ECB's rate of 2026-02-16, found 13`,
  ),
  csv(
    'its rates are euros for one unit',
    csvOf(...rowsOf({ JPY: 0.01, SEK: 0.0952, USD: 0.8333 })),
    `: meridian, JPY: expected within 20% of 180, the ECB's rate of 2026-02-16, found 0.01`,
  ),
  csv(
    'a rate has more digits than the ECB’s',
    csvOf(...rowsOf({ ...sampleRates, USD: 1.19001 })),
    `: meridian, USD: expected at most 4 digits behind the point, found 1.19001`,
  ),
  json(
    'it ends in the middle',
    jsonOf({}).slice(0, 40),
    `: file: expected whole JSON, found "{"network":"meridian","day":"2026-02-16""`,
  ),
  json('it is a list', '[]', `: file: expected an object, found []`),
  json('it has a key more', jsonOf({ fee: 1 }), `: fee: expected no such key, found "fee"`),
  json('its day is a number', jsonOf({ day: 20260216 }), `: day: expected a string, found 20260216`),
  json(
    'a rate is a text',
    jsonOf({ rates: { ...sampleRates, USD: '1.2' } }),
    `: rates.USD: expected a number, found "1.2"`,
  ),
  json(
    'a rate is below nought',
    jsonOf({ rates: { ...sampleRates, USD: -1.2 } }),
    `: meridian, USD: expected a number above 0, found -1.2`,
  ),
  json('it has no rates', jsonOf({ rates: undefined }), `: rates: expected a record, found nothing`),
  {
    because: 'its kind is unknown',
    text: 'x',
    line: `: name: expected a file .csv or .json, found "meridian.xlsx"`,
    name: 'meridian.xlsx',
    ecb: sound,
  },
];
