import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadFile } from '#lib/build/rates/load-file';
import { runUpdate } from '#lib/build/rates/run-update';
import { ratePaths } from '#lib/families/exchange-rates/rate-files';
import { listSampleDays, sampleRates } from './sample-rates';

/** Folder with a site's rates, and the update command. */
export type RateUpdateHarness = {
  /** Writes a file, runs the command with its path in place of `@`, and returns the output. */
  readonly run: (
    args: string,
    files?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly said: string; readonly isDone: boolean }>;
  /** Current content of both rate files. */
  readonly read: () => string;
  readonly end: () => void;
};

/**
 * A site on 20 February with the ECB's rates of some days, up to 13 February 2026, and those of a network of
 * the same day.
 */
export function startRateUpdateHarness(days = 3): RateUpdateHarness {
  const root = mkdtempSync(path.join(tmpdir(), 'rates-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const network = { day: '2026-02-13', rates: sampleRates };
  write(
    ratePaths.ecb,
    JSON.stringify({ source: 'https://ecb.example/', days: listSampleDays('2026-02-13', days) }),
  );
  write(ratePaths.networks, JSON.stringify({ networks: { meridian: network } }));
  return {
    run: async (args, files = {}) => {
      for (const [name, text] of Object.entries(files)) write(name, text);
      const named = args.split(' ').filter(Boolean);
      const load = async (name: string) => ({
        ...(await loadFile(path.join(root, path.basename(name)))),
        name,
      });
      try {
        const lines = await runUpdate(named, { root, today: '2026-02-20', load });
        return { said: lines.join('\n'), isDone: true };
      } catch (error) {
        return {
          said: error instanceof Error ? error.message.replaceAll(`${root}/`, '') : '',
          isDone: false,
        };
      }
    },
    read: () =>
      [ratePaths.ecb, ratePaths.networks].map((file) => readFileSync(path.join(root, file), 'utf8')).join(),
    end: () => rmSync(root, { recursive: true }),
  };
}
