import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '#lib/content/content-error';
import { parseRateFiles, ratePaths } from '#lib/families/exchange-rates/rate-files';
import type { InputFile } from './input-file';
import { followsOn } from './merge-days';
import { readEcbXml } from './read-ecb';
import { updateRates, type SiteRates } from './update-rates';

/** URLs of the ECB: the latest day, and the last 90. */
export const ecbAddresses = {
  day: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  history: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml',
} as const;

export type UpdateDependencies = {
  readonly root: string;
  /** The current day in Frankfurt. */
  readonly today: string;
  /** Reads a file by path or URL. @throws ContentError if it cannot be read */
  readonly load: (name: string) => Promise<InputFile>;
};

const usage = 'npm run rates:update -- [--ecb <file or address>] [--network <file .csv or .json>]';

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { ecb: { type: 'string' }, network: { type: 'string' } } })
      .values;
  } catch {
    const found = args.join(' ');
    throw new ContentError([{ file: 'rates:update', field: 'arguments', expected: usage, found }]);
  }
}

function readPresent(root: string): SiteRates {
  const [ecb, networks] = [ratePaths.ecb, ratePaths.networks].map((file): unknown =>
    JSON.parse(readFileSync(path.join(root, file), 'utf8')),
  );
  return parseRateFiles(ecb, networks);
}

/** The ECB's latest day, or the last 90 if there is a gap to the present days. */
async function loadFromEcb({ ecb }: SiteRates, load: UpdateDependencies['load']): Promise<InputFile> {
  const day = await load(ecbAddresses.day);
  return followsOn(ecb.days, readEcbXml(day)) ? day : load(ecbAddresses.history);
}

/** Writes atomically: readers see either the old or the new file. */
function replace(file: string, content: unknown): void {
  const temporaryFile = `${file}.new`;
  writeFileSync(temporaryFile, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(temporaryFile, file);
}

const describe = ({ ecb, networks }: SiteRates): string[] => [
  `  ECB ${ecb.days[0]?.day ?? ''} (${ecb.days.length} days)`,
  ...Object.entries(networks.networks).map(([name, { day }]) => `  ${name} ${day}`),
];

/**
 * Updates the site's rates, from the ECB's URLs unless a file is given.
 *
 * @returns a summary, one line each
 * @throws ContentError with one line; the files are then unchanged
 */
export async function runUpdate(args: readonly string[], world: UpdateDependencies): Promise<string[]> {
  const { root, today, load } = world;
  const named = readArguments(args);
  const present = readPresent(root);
  const network = named.network === undefined ? undefined : await load(named.network);
  const ecb = named.ecb === undefined ? await loadFromEcb(present, load) : await load(named.ecb);
  const rates = updateRates({ present, ecb, network, today });
  replace(path.join(root, ratePaths.ecb), rates.ecb);
  replace(path.join(root, ratePaths.networks), rates.networks);
  return describe(rates);
}
