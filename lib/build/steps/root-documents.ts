import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

async function bundleEntryScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/i18n/entry-script.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Takes out what starts Next's runtime. */
export function removeRuntime(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
}

function putFirst(html: string, script: string): string {
  return html.replace(/<meta charset[^>]*>/i, (charset) => `${charset}<script>${script}</script>`);
}

/**
 * The pages outside the languages are links and a few lines of script: they need no runtime, so a
 * visitor who is sent on at once does not download one. The server's error page does not send on.
 */
export async function lightenRootDocuments(out: string): Promise<void> {
  const script = await bundleEntryScript();
  for (const name of ['index.html', '404.html', '500.html']) {
    const file = path.join(out, name);
    const html = removeRuntime(readFileSync(file, 'utf8'));
    writeFileSync(file, name === '500.html' ? html : putFirst(html, script));
  }
}
