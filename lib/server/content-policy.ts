import { createHash } from 'node:crypto';
import { env } from '#lib/config/env';
import { listFormOrigins } from '#lib/config/forms-endpoint';
import { listServiceOrigins, usesGoogleTagManager } from '#lib/config/services';
import { readTagManagerScript } from '#lib/next/tag-manager-script.build';

type Settings = typeof env;

/** Policies of Trusted Types that the site's own scripts make: lib/core/trusted-policy.ts. */
export const trustedTypes = ['stellwerk-scripts', 'stellwerk-markup'] as const;

/** Hash of what stands in a script or style element, as a policy names it. */
export const hashInline = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineStyle = /<style>([\s\S]*?)<\/style>/g;

/** Hashes of the style elements of a document. */
export const hashInlineStyles = (html: string): string[] =>
  [...html.matchAll(inlineStyle)].map(([, styles = '']) => hashInline(styles));

const list = (...sources: readonly string[]): string => sources.join(' ');

/** Whether scripts of others may be loaded, with consent. */
const hasServices = (settings: Settings = env): boolean => {
  const { scripts, requests } = listServiceOrigins(settings);
  return scripts.length + requests.length > 0;
};

/** Next's component starts Google's tag manager by an inline script of its own, put in by the browser. */
const listInlineScripts = (settings: Settings): string[] =>
  usesGoogleTagManager(settings) ? [hashInline(readTagManagerScript())] : [];

/**
 * Everything from the site itself, and what a visitor may consent to. Scripts are files, with no exception but the one
 * that starts Google's tag manager; frames are none.
 */
function listSources(settings: Settings): string[] {
  const services = listServiceOrigins(settings);
  const formOrigins = listFormOrigins(settings);
  return [
    list("img-src 'self'", ...services.requests),
    "font-src 'self'",
    list("connect-src 'self'", ...services.requests, ...formOrigins),
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    list("form-action 'self'", ...formOrigins),
    "base-uri 'none'",
    list("script-src 'self'", ...services.scripts, ...listInlineScripts(settings)),
    // Scripts of others write to the document as they like: where some are configured, nothing could hold.
    ...(hasServices(settings)
      ? []
      : ["require-trusted-types-for 'script'", list('trusted-types', ...trustedTypes)]),
  ];
}

/**
 * The policy inside a document, complete: it also holds on hosts that send no headers.
 *
 * @param html the document, with its styles inside
 * @see https://www.w3.org/TR/CSP3/
 * @see https://www.w3.org/TR/trusted-types/
 */
export function writeDocumentPolicy(html: string, settings: Settings = env): string {
  return [
    "default-src 'none'",
    list("style-src 'self'", ...hashInlineStyles(html)),
    ...listSources(settings),
  ].join('; ');
}

/**
 * The policy in the header: for everything that is no document too, and for a document that has lost its own. Hashes of
 * styles change with every build, which a server's configuration must not: they stand in the documents alone.
 */
export function writeHeaderPolicy(settings: Settings = env): string {
  return ["frame-ancestors 'none'", "frame-src 'none'", "object-src 'none'", ...listSources(settings)].join(
    '; ',
  );
}
