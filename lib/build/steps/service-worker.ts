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

/** In brackets it stands in the script of the switch alone: components/behaviours/offline-reading.ts. */
const switchMark = '[data-offline-switch]';

/** The script of the switch: the offline page asks for it when it is shown, and must find it offline. */
function findSwitchScripts(out: string): string[] {
  const scripts = listFiles(path.join(out, '_next', 'static'), (name) => name.endsWith('.js'));
  const files = scripts.filter((file) => readFileSync(file, 'utf8').includes(switchMark));
  expectOfNext(files.length > 0, `keeps ${switchMark} as it is in a script`, 'hashed files');
  return files.map((file) => withBase(`/${path.relative(out, file).split(path.sep).join('/')}`));
}

/**
 * Lists what the worker stores when it is installed: the offline pages with the script of their switch,
 * and the fonts and scripts that they load, which are those that every page loads; their styles stand in them.
 *
 * @param out folder of the export
 * @throws {NextOutputError} where scripts or fonts are missing
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
 * @param mode `off` gives the worker that removes itself and every cache
 */
export function bundleWorker(mode: 'on' | 'off', shell: readonly ShellEntry[]): Promise<string> {
  const file = mode === 'off' ? 'lib/service-worker/retired-worker.ts' : 'lib/service-worker/worker.ts';
  return bundleScript(file, { define: { shellEntries: JSON.stringify(shell) } });
}

/** Writes `/sw.js`. With SERVICE_WORKER=off it is the kill switch. */
export async function writeServiceWorker(out: string): Promise<void> {
  writeFileSync(path.join(out, 'sw.js'), await bundleWorker(env.SERVICE_WORKER ?? 'on', listShell(out)));
}
