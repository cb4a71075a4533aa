import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { env } from '#lib/config/env';
import { listServiceOrigins } from '#lib/config/services';
import { embedProviders } from '#lib/core/embeds';
import { delayScripts } from '#lib/core/late-scripts';
import { listFiles } from './walk';

const services = listServiceOrigins(env);
const list = (...sources: readonly string[]): string => sources.join(' ');

/**
 * Everything from the site itself, nothing inline but the scripts whose hashes stand in the page;
 * and what a visitor may consent to: services of the environment, frames of known providers.
 */
const directives = [
  "default-src 'none'",
  "style-src 'self'",
  list("img-src 'self'", ...services.requests),
  "font-src 'self'",
  list("connect-src 'self'", ...services.requests),
  list('frame-src', ...embedProviders.map(({ origin }) => origin)),
  "manifest-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
];

const inlineScript = /<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g;

/** Next writes its bootstrap and its data in several inline scripts; as one, at the end, they need one hash. */
export function joinInlineScripts(html: string): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, script = '']) => script.replace(/;$/, ''));
  if (scripts.length < 2) return html;
  return html
    .replace(inlineScript, '')
    .replace('</body>', () => `<script>${scripts.join(';')}</script></body>`);
}

const scriptHint = /<link rel="preload" as="script"[^>]*>/g;
const hintRow = /:HL\[.*?\]\\n/g;
const undefinedProperty = /,\\"\w+\\":\\"\$undefined\\"|\\"\w+\\":\\"\$undefined\\",/g;

/**
 * Leaves out what says nothing: hints to fetch files that the head names anyway, as an element and
 * as rows of Next's data that no other row refers to, and properties that are undefined.
 */
export function removeRedundancy(html: string): string {
  return html.replace(scriptHint, '').replace(hintRow, '').replace(undefinedProperty, '');
}

/** Hashes of the inline scripts of a document, as a policy names them. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * Puts a strict content security policy into a document: no inline script runs but those that the
 * build wrote. Data blocks (JSON-LD) are not run and need no hash.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function addPolicy(html: string): string {
  const scripts = ["script-src 'self'", ...services.scripts, ...new Set(hashInlineScripts(html))].join(' ');
  const policy = [...directives, scripts].join('; ');
  return html.replace(
    /<meta charset[^>]*>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

function finishDocument(html: string): string {
  return addPolicy(joinInlineScripts(delayScripts(removeRedundancy(html))));
}

/** Finishes every document of the export. */
export function finishDocuments(out: string): number {
  const files = listFiles(out, (name) => name.endsWith('.html'));
  for (const file of files) writeFileSync(file, finishDocument(readFileSync(file, 'utf8')));
  return files.length;
}
