import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { listFiles } from './walk';

/** Everything from the site itself, nothing inline but the scripts whose hashes stand in the page. */
const directives = [
  "default-src 'none'", "style-src 'self'", "img-src 'self'", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'",
  "media-src 'self'", "worker-src 'self'", "form-action 'self'", "base-uri 'none'",
];

const inlineScript = /<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g;

/** Next writes its data in several scripts; as one they need one hash. */
export function joinInlineScripts(html: string): string {
  return html.replace(/(<script>(?:\(self\.__next_f|self\.__next_f)[\s\S]*?)<\/script>(?:<script>(?=self\.__next_f))/g, (joined) => joined.replace(/<\/script><script>$/, ';'));
}

/** Hashes of the inline scripts of a document, as a policy names them. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/**
 * Puts a strict content security policy into a document: no inline script runs but those that the
 * build wrote. Data blocks (JSON-LD) are not run and need no hash.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function addPolicy(html: string): string {
  const scripts = ["script-src 'self'", ...new Set(hashInlineScripts(html))].join(' ');
  const policy = [...directives, scripts].join('; ');
  return html.replace(/<meta charset[^>]*>/i, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Finishes every document of the export. */
export function finishDocuments(out: string): number {
  const files = listFiles(out, (name) => name.endsWith('.html'));
  for (const file of files) writeFileSync(file, addPolicy(joinInlineScripts(readFileSync(file, 'utf8'))));
  return files.length;
}
