import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/config/env';
import { withBase } from '#lib/core/base-path';
import { languageCodes } from '#lib/i18n/languages';
import { expectOfNext } from '#lib/next/next-output-error';
import { offlinePath, storedOfflinePath } from '#lib/service-worker/offline-page';
import { findFiles } from '#lib/next/document-files';
import { bundleScript } from '../bundle-script';
import { listFiles } from './walk';

export type ShellEntry = {
  readonly url: string /** Null where the name changes with the content. */;
  readonly revision: string | null;
};

/** The selector occurs only in the switch's script: components/behaviours/offline-reading.ts. */
const switchMark = '[data-offline-switch]';

/** The switch's script: the offline page loads it, so it must be precached. */
function findSwitchScripts(out: string): string[] {
  const scripts = listFiles(path.join(out, '_next', 'static'), (name) => name.endsWith('.js'));
  const files = scripts.filter((file) => readFileSync(file, 'utf8').includes(switchMark));
  expectOfNext(files.length > 0, `keeps ${switchMark} as it is in a script`, 'hashed files');
  return files.map((file) => withBase(`/${path.relative(out, file).split(path.sep).join('/')}`));
}

/**
 * Lists the precached files: the offline pages, their switch's script, and the fonts and scripts they load,
 * which all pages load; styles are inlined.
 *
 * @param out folder of the export
 * @throws {NextOutputError} if scripts or fonts are missing
 */
export function listShell(out: string): ShellEntry[] {
  const pages = languageCodes.map((code) => ({
    url: withBase(storedOfflinePath(code)),
    html: readFileSync(path.join(out, offlinePath(code), 'index.html'), 'utf8'),
  }));
  const named = pages.flatMap(({ html }) => findFiles(html));
  for (const ending of ['.js', '.woff2'])
    expectOfNext(
      named.some((file) => file.endsWith(ending)),
      `names the ${ending} files of a document under /_next/static/`,
      'hashed files',
    );
  const files = [...new Set([...named, ...findSwitchScripts(out)])].sort();
  return [
    ...files.map((url) => ({ url, revision: null })),
    ...pages.map(({ url, html }) => ({
      url,
      revision: createHash('sha256').update(html).digest('hex').slice(0, 12),
    })),
  ];
}

/**
 * Bundles the worker.
 *
 * @param mode `off` for the worker that deletes all caches and unregisters itself
 */
export function bundleWorker(mode: 'on' | 'off', shell: readonly ShellEntry[]): Promise<string> {
  const file = mode === 'off' ? 'lib/service-worker/retired-worker.ts' : 'lib/service-worker/worker.ts';
  return bundleScript(file, { define: { shellEntries: JSON.stringify(shell) } });
}

/** Writes `/sw.js`; with SERVICE_WORKER=off, the kill switch. */
export async function writeServiceWorker(out: string): Promise<void> {
  writeFileSync(path.join(out, 'sw.js'), await bundleWorker(env.SERVICE_WORKER ?? 'on', listShell(out)));
}
