import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '#lib/content/content-error';
import { parseRateFiles, ratePaths } from '#lib/families/exchange-rates/rate-files';
import type { InputFile } from './input-file';
import { continues } from './merge-days';
import { readEcbXml } from './read-ecb';
import { updateRates, type SiteRates } from './update-rates';

/** Where the ECB publishes: the newest day, and the last 90. */
export const ecbAddresses = {
  day: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  history: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml',
} as const;

/** What an update needs of the world around it. */
export type UpdateWorld = {
  /** Folder of the project. */
  readonly root: string;
  /** The day in Frankfurt. */
  readonly today: string;
  /** Reads a file by its path or its address. @throws ContentError where it cannot be had */
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

/** The ECB's newest day; the last 90 where days are missing between it and those of the site. */
async function loadFromEcb({ ecb }: SiteRates, load: UpdateWorld['load']): Promise<InputFile> {
  const day = await load(ecbAddresses.day);
  return continues(ecb.days, readEcbXml(day)) ? day : load(ecbAddresses.history);
}

/** Writes beside the file and renames: whoever reads it finds the old rates or the new ones, whole. */
function replace(file: string, content: unknown): void {
  const aside = `${file}.new`;
  writeFileSync(aside, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(aside, file);
}

const describe = ({ ecb, networks }: SiteRates): string[] => [
  `  ECB ${ecb.days[0]?.day ?? ''} (${ecb.days.length} days)`,
  ...Object.entries(networks.networks).map(([name, { day }]) => `  ${name} ${day}`),
];

/**
 * Brings the rates of the site up to date, from the ECB's addresses unless a file is named.
 *
 * @returns what the site has now, a line each
 * @throws ContentError with one line; the files are then as they were
 */
export async function runUpdate(args: readonly string[], world: UpdateWorld): Promise<string[]> {
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
