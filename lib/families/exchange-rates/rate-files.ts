import { z } from 'zod';
import ecbFile from '#content/exchange-rates/ecb-rates.json';
import networkFile from '#content/exchange-rates/network-rates.json';
import { cached } from '#lib/config/content-store';
import { ContentError } from '#lib/content/content-error';
import { daySchema } from '#lib/content/item-schema';
import { parseWithSource } from '#lib/content/parse-schema';
import { findDaysFault, findNetworkFault, type RateFault } from './check-rates';

/** Rate files, written by `npm run rates:update`. */
export const ratePaths = {
  ecb: 'content/exchange-rates/ecb-rates.json',
  networks: 'content/exchange-rates/network-rates.json',
} as const;

const rates = z.record(z.string().regex(/^[A-Z]{3}$/, 'a code of three capitals'), z.number().positive());

const rateDay = z.strictObject({
  /** Day of the rates. */ day: daySchema,
  /** Units of each currency for one euro, by code. */ rates,
});

/** The ECB's euro foreign exchange reference rates: source, and days, newest first. */
export const ecbFileSchema = z.strictObject({
  /** Page of the ECB. */ source: z.url(),
  /** Days on which the ECB published, the newest first, none left out. */ days: z.array(rateDay).min(1),
});

/** Rates of the (invented) card networks. */
export const networkFileSchema = z.strictObject({
  /** Rates by the folder of the network. */ networks: z.record(z.string(), rateDay),
});

export type EcbFile = z.output<typeof ecbFileSchema>;
export type NetworkFile = z.output<typeof networkFileSchema>;

export type NetworkSlug = keyof typeof networkFile.networks;

/** Folder names of the networks, as allowed by the schema of their pages. */
export const networkSlugs = Object.keys(networkFile.networks) as NetworkSlug[];

function refuse(file: string, fault: RateFault | undefined): void {
  if (fault) throw new ContentError([{ file, ...fault }]);
}

/**
 * Parses and checks both files.
 *
 * @throws ContentError if they are invalid or inconsistent; `npm run rates:update` never writes such files
 */
export function parseRateFiles(ecb: unknown, networks: unknown) {
  const parsed = {
    ecb: parseWithSource(ecbFileSchema, ecb, { file: ratePaths.ecb }),
    networks: parseWithSource(networkFileSchema, networks, { file: ratePaths.networks }),
  };
  refuse(ratePaths.ecb, findDaysFault(parsed.ecb.days));
  for (const [name, network] of Object.entries(parsed.networks.networks))
    refuse(ratePaths.networks, findNetworkFault(network, parsed.ecb.days, name));
  return parsed;
}

export const readRateFiles = cached(() => parseRateFiles(ecbFile, networkFile));
