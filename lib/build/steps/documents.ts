import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/config/env';
import { stripBase } from '#lib/core/base-path';
import { readTagManagerScript } from '#lib/next/tag-manager-script.build';
import { listFormOrigins } from '#lib/config/forms-endpoint';
import { listServiceOrigins, usesGoogleTagManager } from '#lib/config/services';
import { finishDocument } from '#lib/next/finish-document.build';
import { inlineStyles, type ReadSheet } from '#lib/next/inline-styles.build';
import { insertAfterCharset } from '#lib/next/insert-after-charset.build';
import { listTemplateRules } from '#lib/page-data/template-rules';
import { listPages } from '#lib/pages/registry';
import { bundleScript } from '../bundle-script';
import { createScriptJoiner } from './join-files';
import { rootDocuments } from './root-documents';
import { listFiles } from './walk';

const services = listServiceOrigins(env);
const formOrigins = listFormOrigins(env);
const list = (...sources: readonly string[]): string => sources.join(' ');

/**
 * Everything from the site itself, nothing inline but the scripts and the styles whose hashes stand in
 * the page; and what a visitor may consent to: services of the environment. Frames are none.
 */
const directives = [
  "default-src 'none'",
  list("img-src 'self'", ...services.requests),
  "font-src 'self'",
  list("connect-src 'self'", ...services.requests, ...formOrigins),
  "manifest-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  list("form-action 'self'", ...formOrigins),
  "base-uri 'none'",
];

const inlineScript = /<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style>([\s\S]*?)<\/style>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline scripts of a document, as a policy names them. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, script = '']) => hashOf(script));
}

/** Hashes of the style elements of a document, as a policy names them. */
export function hashInlineStyles(html: string): string[] {
  return [...html.matchAll(inlineStyle)].map(([, styles = '']) => hashOf(styles));
}

/** Next's component starts Google's tag manager by an inline script of its own, put in by the browser. */
const serviceScripts = usesGoogleTagManager(env) ? [hashOf(readTagManagerScript())] : [];

/**
 * Puts a strict content security policy into a document: no inline script runs, and no inline style
 * applies, but those that the build wrote. Data blocks (JSON-LD) are not run and need no hash.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
function addPolicy(html: string): string {
  const hashes = new Set([...serviceScripts, ...hashInlineScripts(html)]);
  const scripts = ["script-src 'self'", ...services.scripts, ...hashes].join(' ');
  const styles = ["style-src 'self'", ...hashInlineStyles(html)].join(' ');
  const policy = [...directives, styles, scripts].join('; ');
  return insertAfterCharset(html, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Reads the style sheets of an export, each once. */
function sheetReader(out: string): ReadSheet {
  const sheets = new Map<string, string>();
  return (address) => {
    const sheet = sheets.get(address) ?? readFileSync(path.join(out, stripBase(address)), 'utf8').trim();
    sheets.set(address, sheet);
    return sheet;
  };
}

/** Finishes every document of the export; writes none unless all have the shape that this relies on. */
export async function finishDocuments(out: string): Promise<number> {
  const light = new Set(rootDocuments.map((name) => path.join(out, name)));
  const read = sheetReader(out);
  const { removeUnused, ...files } = createScriptJoiner(out, read, {
    templateRules: listTemplateRules(listPages()),
  });
  const starter = files.write(await bundleScript('components/chrome/starter.ts'));
  const finished = listFiles(out, (name) => name.endsWith('.html')).map((file) => {
    const runtime = !light.has(file);
    const html = inlineStyles(readFileSync(file, 'utf8'), read, { runtime });
    return { file, html: addPolicy(runtime ? finishDocument(html, { starter, ...files }) : html) };
  });
  for (const { file, html } of finished) writeFileSync(file, html);
  removeUnused(finished.map(({ html }) => html));
  return finished.length;
}
