import ecb from '#content/exchange-rates/ecb-rates.json';
import network from '#content/exchange-rates/network-rates.json';
import { calculateConversionMarkup } from '#lib/core/conversion-markup';
import { parseNumber } from '#lib/core/parse-number';
import { locales, type Locale } from '#lib/i18n/locales';
import { htmlFileOf, listExported, readExported } from '#tests/support/exported';

const signs = { en: { separator: ',', decimal: '.' }, de: { separator: ';', decimal: ',' } } as const;

/** Rows of a CSV file without its head, with parsed numbers. */
function readRows(name: string, locale: Locale) {
  const { separator, decimal } = signs[locale];
  const text = readExported(`/documents/exchange-rates/${name}-${locale}.csv`);
  const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head.split(separator)).toHaveLength(lines[0]?.split(separator).length ?? 0);
  const read = (cell: string | undefined): number => parseNumber(cell ?? '', { decimal }) ?? NaN;
  return lines.map((line) => ({ cells: line.split(separator), read }));
}

describe.each(locales)('rates as files (%s)', (locale) => {
  it('contain every rate of the ECB', () => {
    const rows = readRows('ecb', locale).map(({ cells: [day, code, rate], read }) => [day, code, read(rate)]);
    const expected = ecb.days.flatMap(({ day, rates }) =>
      Object.entries(rates).map(([code, rate]) => [day, code, rate]),
    );
    expect(rows).toEqual(expected);
  });

  it('contain the rates of the network with mark-ups', () => {
    const { day, rates } = network.networks.meridian;
    const rows = readRows('meridian', locale);
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual(Object.keys(rates).map((code) => [code, day]));
    for (const { cells, read } of rows) {
      const [, , card, , reference, markUp] = cells.map(read);
      expect(Object.values(rates)).toContain(card);
      expect(markUp).toBeCloseTo(calculateConversionMarkup(reference ?? 0, card ?? 0), 2);
    }
  });

  it('are linked from their pages with their size', () => {
    for (const [page, name] of [
      ['', 'ecb'],
      ['meridian/', 'meridian'],
    ] as const) {
      const html = readExported(htmlFileOf({ path: `/${locale}/exchange-rates/${page}` }));
      const bytes = Buffer.byteLength(readExported(`/documents/exchange-rates/${name}-${locale}.csv`));
      const size = (bytes / 1000).toFixed(1).replace('.', signs[locale].decimal);
      const [, link = ''] = html.split(`href="/documents/exchange-rates/${name}-${locale}.csv"`);
      expect(link.slice(0, 600).replaceAll('\u00a0', ' ').includes(`${size} kB`)).toBe(true);
    }
  });
});

it('are two files in each language', () => {
  expect(listExported('.csv').filter((file) => file.startsWith('/documents/exchange-rates/'))).toHaveLength(
    2 * locales.length,
  );
});
