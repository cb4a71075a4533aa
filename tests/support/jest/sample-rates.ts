import type { RateDay, Rates } from '#lib/families/exchange-rates/check-rates';
import { shiftDay } from '#lib/core/calendar-day';
import { isTargetDay } from '#lib/families/exchange-rates/target-calendar';

export const sampleRates: Rates = { JPY: 180, SEK: 10.5, USD: 1.2 };

/** Publishing days of the ECB, newest first, with slightly changing rates. */
export function listSampleDays(newest: string, count: number): RateDay[] {
  const days = Array.from({ length: count * 2 + 14 }, (_, index) => shiftDay(newest, -index));
  return days
    .filter(isTargetDay)
    .slice(0, count)
    .map((day, index) => ({
      day,
      rates: { JPY: 180 + (index % 7), SEK: Number((10.5 + (index % 5) / 50).toFixed(4)), USD: 1.2 },
    }));
}

const writeCube = ([code, rate]: [string, number | string]): string =>
  `\t\t\t<Cube currency='${code}' rate='${rate}'/>`;

/** `Cube` element of a day in the ECB's format. */
export const writeDay = (day: string, rates: Readonly<Record<string, number | string>>): string =>
  `\t\t<Cube time='${day}'>\n${Object.entries(rates).map(writeCube).join('\n')}\n\t\t</Cube>`;

/** ECB file with the given elements. */
export const wrapDays = (...cubes: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
${cubes.join('\n')}
\t</Cube>
</gesmes:Envelope>
`;

/** ECB file with the given days. */
export const writeEcbXml = (days: readonly RateDay[]): string =>
  wrapDays(...days.map(({ day, rates }) => writeDay(day, rates)));
