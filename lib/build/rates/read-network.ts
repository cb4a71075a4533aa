import { z } from 'zod';
import { quoteFound } from '#lib/content/content-error';
import { parseWithSource } from '#lib/content/parse-schema';
import type { RateDay } from '#lib/families/exchange-rates/check-rates';
import { parseRate, rateForm, refuse, type InputFile } from './input-file';

/** Rates of a card network: units of each currency for one euro. */
export type NetworkRates = RateDay & {
  /** Folder name of the network: `meridian`. */
  readonly network: string;
};

const jsonSchema = z.strictObject({
  network: z.string().min(1),
  day: z.string(),
  rates: z.record(z.string(), z.number()),
});

const csvHead = 'network,day,code,rate';

function readJson({ name, text }: InputFile): NetworkRates {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse(name, { field: 'file', expected: 'whole JSON', found: quoteFound(text) });
  }
  return parseWithSource(jsonSchema, json, { file: name });
}

type Row = { readonly line: number; readonly cells: readonly string[] };

/** Adds a row to the previous ones, which must have the same network and day. */
function addRow(above: NetworkRates | undefined, { line, cells }: Row, name: string): NetworkRates {
  const [network = '', day = '', code = '', text = ''] = cells;
  if (cells.length !== 4)
    return refuse(name, {
      line,
      field: 'row',
      expected: `four values, ${csvHead}`,
      found: String(cells.length),
    });
  if (above && network !== above.network)
    return refuse(name, {
      line,
      field: 'network',
      expected: quoteFound(above.network),
      found: quoteFound(network),
    });
  if (above && day !== above.day)
    return refuse(name, { line, field: 'day', expected: above.day, found: quoteFound(day) });
  if (above && Object.hasOwn(above.rates, code))
    return refuse(name, { line, field: code, expected: 'one rate', found: 'two' });
  const rate = parseRate(text);
  if (rate === undefined)
    return refuse(name, { line, field: code, expected: rateForm, found: quoteFound(text) });
  return { network, day, rates: { ...above?.rates, [code]: rate } };
}

function readCsv({ name, text }: InputFile): NetworkRates {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const [head = '', ...rest] = lines;
  if (head.trim() !== csvHead)
    return refuse(name, { line: 1, field: 'head', expected: quoteFound(csvHead), found: quoteFound(head) });
  const rows = rest
    .map((line, index): Row => ({ line: index + 2, cells: line.split(',').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.join('') !== '');
  const read = rows.reduce<NetworkRates | undefined>((above, row) => addRow(above, row, name), undefined);
  return read ?? refuse(name, { field: 'file', expected: 'a row for each currency', found: 'none' });
}

/**
 * Parses a card network's file, CSV or JSON by extension (docs/operating.md).
 *
 * @throws ContentError with one line if the format is invalid
 */
export function readNetworkFile(file: InputFile): NetworkRates {
  if (file.name.endsWith('.json')) return readJson(file);
  if (file.name.endsWith('.csv')) return readCsv(file);
  return refuse(file.name, { field: 'name', expected: 'a file .csv or .json', found: quoteFound(file.name) });
}
