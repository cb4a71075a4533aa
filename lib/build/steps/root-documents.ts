import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../bundle-script';
import { insertAfterCharset } from '#lib/next/insert-after-charset.build';
import { removeRuntime } from '#lib/next/remove-runtime.build';

/** The documents outside the languages, as paths from the export's root. */
export const rootDocuments: readonly string[] = ['index.html', '404.html', '500.html'];

/**
 * The pages outside the languages are links and a few lines of script: they need no runtime, so a
 * visitor who is sent on at once does not download one. The server's error page does not send on.
 */
export async function lightenRootDocuments(out: string): Promise<void> {
  const script = await bundleScript('lib/i18n/entry-script.ts');
  for (const name of rootDocuments) {
    const file = path.join(out, name);
    const html = removeRuntime(readFileSync(file, 'utf8'));
    writeFileSync(file, name === '500.html' ? html : insertAfterCharset(html, `<script>${script}</script>`));
  }
}
