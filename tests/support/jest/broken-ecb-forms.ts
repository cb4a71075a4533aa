import { sampleRates, wrapDays, writeDay } from './sample-rates';

const next = '2026-02-16';

const sound = wrapDays(writeDay(next, sampleRates));

const withRate = (code: string, rate: number | string): string =>
  wrapDays(writeDay(next, { ...sampleRates, [code]: rate }));

/** Invalid file: reason, content, and message after the file name. */
export type BrokenFile = { readonly because: string; readonly text: string; readonly line: string };

/** Files that are not in the ECB's format. */
export const brokenForms: readonly BrokenFile[] = [
  { because: 'it is empty', text: '', line: `: file: expected the ECB's XML, found nothing` },
  { because: 'it has spaces only', text: ' \n ', line: `: file: expected the ECB's XML, found nothing` },
  {
    because: 'it is a page',
    text: '<!doctype html><title>Not found</title>',
    line: `: XML: expected a whole document, found "Not well-formed XML starting with "<!" at position 0"`,
  },
  {
    because: 'it is a whole page',
    text: '<html><body><p>Maintenance</p></body></html>',
    line: `: XML: expected the ECB's Envelope, found "html"`,
  },
  {
    because: 'it is JSON',
    text: '{"USD": 1.2}',
    line: `: XML: expected a whole document, found "missing root element"`,
  },
  {
    because: 'it ends in the middle',
    text: sound.slice(0, 420),
    line: `: XML: expected a whole document, found "unexpected end of input"`,
  },
  {
    because: 'an attribute has no quotation mark',
    text: sound.replace("rate='10.5'", 'rate=10.5'),
    line: `: XML: expected a whole document, found "attribute "10.5" missed quot(")!"`,
  },
  {
    because: 'an element is not closed',
    text: sound.replace('</gesmes:Sender>', ''),
    line: `: XML: expected a whole document, found "Opening and ending tag mismatch: "gesmes:Sender" != "ges…"`,
  },
  {
    because: 'it names an entity that is none',
    text: sound.replace('European', '&bank;'),
    line: `: XML: expected a whole document, found "entity not found:&bank;"`,
  },
  {
    because: 'it is of another sender’s kind',
    text: sound.replaceAll('www.gesmes.org', 'gesmes.example'),
    line: `: XML: expected the ECB's Envelope, found "gesmes:Envelope"`,
  },
  {
    because: 'its Cubes are of another vocabulary',
    text: sound.replace('vocabulary/2002-08-01', 'vocabulary/2030-01-01'),
    line: `: Cube: expected a Cube with a time for each day, found none`,
  },
  {
    because: 'it has no day',
    text: wrapDays(),
    line: `: Cube: expected a Cube with a time for each day, found none`,
  },
  {
    because: 'its day has no time',
    text: sound.replace(` time='${next}'`, ''),
    line: `: Cube: expected a Cube with a time for each day, found none`,
  },
  {
    because: 'it holds more than any such file',
    text: `${sound}${' '.repeat(5_000_001)}`,
    line: `: file: expected at most 5 MB, found 5000490 letters`,
  },
  {
    because: 'a currency is there twice',
    text: sound.replace("currency='USD'", "currency='SEK'"),
    line: `:11: 2026-02-16, SEK: expected one rate, found two`,
  },
  {
    because: 'a currency has no code',
    text: sound.replace(" currency='USD'", ''),
    line: `:11: 2026-02-16, currency: expected a code of three capitals, found ""`,
  },
  {
    because: 'a code is in small letters',
    text: sound.replace("'USD'", "'usd'"),
    line: `:11: 2026-02-16, currency: expected a code of three capitals, found "usd"`,
  },
  {
    because: 'a rate is missing',
    text: sound.replace(" rate='10.5'", ''),
    line: `:10: 2026-02-16, SEK: expected a number such as 10.6254, found ""`,
  },
  {
    because: 'a rate is not there yet',
    text: withRate('USD', 'N/A'),
    line: `:11: 2026-02-16, USD: expected a number such as 10.6254, found "N/A"`,
  },
  {
    because: 'a rate has a comma',
    text: withRate('USD', '1,2'),
    line: `:11: 2026-02-16, USD: expected a number such as 10.6254, found "1,2"`,
  },
];
