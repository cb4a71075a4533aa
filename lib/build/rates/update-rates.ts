import { quoteFound } from '#lib/content/content-error';
import {
  findDayFault,
  findDaysFault,
  findJump,
  findNetworkFault,
  type RateDay,
} from '#lib/families/exchange-rates/check-rates';
import { ratePaths, type EcbFile, type NetworkFile } from '#lib/families/exchange-rates/rate-files';
import { refuse, type InputFile } from './input-file';
import { followsOn, dropRetired, mergeDays } from './merge-days';
import { readEcbXml } from './read-ecb';
import { readNetworkFile } from './read-network';

/** The site's rates: the content of its two files. */
export type SiteRates = { readonly ecb: EcbFile; readonly networks: NetworkFile };

export type RatesUpdate = {
  readonly present: SiteRates;
  readonly ecb?: InputFile | undefined;
  readonly network?: InputFile | undefined;
  /** The day of the update; rates of later days are rejected. */
  readonly today: string;
};

const sortRates = ({ day, rates }: RateDay): RateDay => ({
  day,
  rates: Object.fromEntries(Object.entries(rates).toSorted(([a], [b]) => a.localeCompare(b))),
});

function checkNotAhead(day: string, today: string, file: string): void {
  if (day > today) refuse(file, { field: day, expected: `a day up to ${today}`, found: day });
}

function updateDays(present: readonly RateDay[], file: InputFile, today: string): RateDay[] {
  const read = readEcbXml(file).map(dropRetired);
  const fault = read.map(({ day }) => findDayFault(day, day || 'time')).find(Boolean);
  if (fault) return refuse(file.name, fault);
  checkNotAhead(read[0]?.day ?? '', today, file.name);
  const days = mergeDays(present, read, file.name);
  const daysFault = findDaysFault(days);
  return daysFault ? refuse(file.name, daysFault) : days.map(sortRates);
}

function updateNetwork(update: RatesUpdate, file: InputFile, days: readonly RateDay[]): NetworkFile {
  const { networks } = update.present.networks;
  const { network, day, rates } = readNetworkFile(file);
  const present = Object.hasOwn(networks, network) ? networks[network] : undefined;
  if (!present)
    return refuse(file.name, {
      field: 'network',
      expected: `one of ${Object.keys(networks).join(', ')}`,
      found: quoteFound(network),
    });
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    return refuse(file.name, { field: 'day', expected: 'a day such as 2026-11-20', found: quoteFound(day) });
  checkNotAhead(day, update.today, file.name);
  if (day < present.day)
    return refuse(file.name, { field: 'day', expected: `${present.day} or later`, found: day });
  const fault =
    findNetworkFault({ day, rates }, days, network) ??
    // After a gap of months, a jump is not suspicious.
    (followsOn(update.present.ecb.days, days)
      ? findJump(rates, present.rates, network, `the rate of ${present.day}`)
      : undefined);
  return fault
    ? refuse(file.name, fault)
    : { networks: { ...networks, [network]: sortRates({ day, rates }) } };
}

/**
 * Merges the given files into the site's rates: everything or nothing.
 *
 * @returns the new rates, validated like in the build
 * @throws ContentError with the first problem: file, field, expected, found
 */
export function updateRates(update: RatesUpdate): SiteRates {
  const { present, ecb, network, today } = update;
  const days = ecb ? updateDays(present.ecb.days, ecb, today) : present.ecb.days;
  const networks = network ? updateNetwork(update, network, days) : present.networks;
  for (const [name, rates] of Object.entries(networks.networks)) {
    const fault = findNetworkFault(rates, days, name);
    if (fault) refuse(ratePaths.networks, fault);
  }
  return { ecb: { ...present.ecb, days: [...days] }, networks };
}
