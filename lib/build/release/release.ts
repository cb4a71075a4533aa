import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compressExport } from './compress-export';
import { makeRelease } from './make-release';

/**
 * `npm run release -- <folder> [--from=out] [--days=7] [--htaccess]`: releases to the site's folder on its
 * server, which serves `<folder>/current`; `--htaccess` adds Apache's rules.
 */
async function release(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: 'out' },
      days: { type: 'string', default: '7' },
      htaccess: { type: 'boolean', default: false },
    },
  });
  const [place] = positionals;
  const days = Number(values.days);
  if (place === undefined) throw new Error('release: expected the folder of the site, found none.');
  if (!(days >= 0)) throw new Error(`release: --days: expected a number of days, found "${values.days}".`);
  const made = await makeRelease({
    source: values.from,
    place,
    days,
    now: new Date(),
    finish: async (folder) => {
      if (values.htaccess) copyFileSync(path.join('deploy', '.htaccess'), path.join(folder, '.htaccess'));
      await compressExport(folder);
    },
  });
  console.log(`${place}/current is ${made}`);
}

void release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
