import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { quoteFound } from '#lib/content/content-error';
import type { RateDay } from '#lib/families/exchange-rates/check-rates';
import { parseRate, rateForm, refuse, type InputFile } from './input-file';

const envelopeSpace = 'http://www.gesmes.org/xml/2002-08-01';
const rateSpace = 'http://www.ecb.int/vocabulary/2002-08-01/eurofxref';

/** Far more than the ECB's file of 90 days. */
const mostLetters = 5_000_000;

function parse({ name, text }: InputFile): Document {
  if (text.length > mostLetters)
    return refuse(name, { field: 'file', expected: 'at most 5 MB', found: `${text.length} letters` });
  if (text.trim() === '') return refuse(name, { field: 'file', expected: "the ECB's XML", found: 'nothing' });
  const faults: string[] = [];
  const onError = (_level: string, message: string): void => void faults.push(message);
  try {
    const document = new DOMParser({ onError }).parseFromString(text.replace(/^\uFEFF/, ''), 'text/xml');
    if (faults.length === 0) return document;
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return refuse(name, { field: 'XML', expected: 'a whole document', found: quoteFound(faults[0]) });
}

function readRate(cube: Element, day: string, name: string): [string, number] {
  const line = cube.lineNumber;
  const code = cube.getAttribute('currency') ?? '';
  if (!/^[A-Z]{3}$/.test(code))
    return refuse(name, {
      line,
      field: `${day}, currency`,
      expected: 'a code of three capitals',
      found: quoteFound(code),
    });
  const text = cube.getAttribute('rate') ?? '';
  const rate = parseRate(text);
  return rate === undefined
    ? refuse(name, { line, field: `${day}, ${code}`, expected: rateForm, found: quoteFound(text) })
    : [code, rate];
}

function readDay(cube: Element, name: string): RateDay {
  const day = cube.getAttribute('time') ?? '';
  const rates = new Map<string, number>();
  for (const child of Array.from(cube.getElementsByTagNameNS(rateSpace, 'Cube'))) {
    const [code, rate] = readRate(child, day, name);
    if (rates.has(code))
      return refuse(name, {
        line: child.lineNumber,
        field: `${day}, ${code}`,
        expected: 'one rate',
        found: 'two',
      });
    rates.set(code, rate);
  }
  return { day, rates: Object.fromEntries(rates) };
}

/**
 * Parses the ECB's file of one day or of the last 90.
 *
 * @returns its days, newest first; the rates are not validated
 * @throws ContentError with one problem if the format is invalid
 * @see https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
 */
export function readEcbXml(file: InputFile): RateDay[] {
  const { name } = file;
  const root = parse(file).documentElement;
  if (root?.localName !== 'Envelope' || root.namespaceURI !== envelopeSpace)
    return refuse(name, { field: 'XML', expected: "the ECB's Envelope", found: quoteFound(root?.nodeName) });
  const cubes = Array.from(root.getElementsByTagNameNS(rateSpace, 'Cube'));
  const days = cubes.filter((cube) => cube.hasAttribute('time')).map((cube) => readDay(cube, name));
  if (days.length === 0)
    return refuse(name, { field: 'Cube', expected: 'a Cube with a time for each day', found: 'none' });
  const sorted = days.toSorted((a, b) => b.day.localeCompare(a.day));
  const duplicate = sorted.find(({ day }, index) => sorted[index + 1]?.day === day);
  return duplicate
    ? refuse(name, { field: duplicate.day, expected: 'each day once', found: 'it twice' })
    : sorted;
}
