import { createHash } from 'node:crypto';
import { env } from '#lib/config/env';
import { listFormOrigins } from '#lib/config/forms-endpoint';
import { listServiceOrigins, usesGoogleTagManager } from '#lib/config/services';
import { readTagManagerScript } from '#lib/next/tag-manager-script.build';

type Settings = typeof env;

/** Trusted Types policies that the site's own scripts create: lib/core/trusted-policy.ts. */
export const trustedTypes = ['stellwerk-scripts', 'stellwerk-markup'] as const;

/** CSP hash source of an inline script or style. */
export const hashInline = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineStyle = /<style>([\s\S]*?)<\/style>/g;

export const hashInlineStyles = (html: string): string[] =>
  [...html.matchAll(inlineStyle)].map(([, styles = '']) => hashInline(styles));

const list = (...sources: readonly string[]): string => sources.join(' ');

/** Whether third-party scripts may be loaded, with consent. */
const hasServices = (settings: Settings = env): boolean => {
  const { scripts, requests } = listServiceOrigins(settings);
  return scripts.length + requests.length > 0;
};

/** Next's component starts Google Tag Manager with an inline script that it inserts in the browser. */
const listInlineScripts = (settings: Settings): string[] =>
  usesGoogleTagManager(settings) ? [hashInline(readTagManagerScript())] : [];

/**
 * Directives for the site itself and for services that require consent. No inline scripts except the one that
 * starts Google Tag Manager; no frames.
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
    // Third-party scripts write to the DOM without Trusted Types, so enforcing them would break services.
    ...(hasServices(settings)
      ? []
      : ["require-trusted-types-for 'script'", list('trusted-types', ...trustedTypes)]),
  ];
}

/**
 * The policy inside a document; complete, because some hosts send no headers.
 *
 * @param html the document with its inlined styles
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
 * The policy in the header, for other files and as a fallback for documents. Without style hashes, which
 * change with every build and would change the server's configuration.
 */
export function writeHeaderPolicy(settings: Settings = env): string {
  return ["frame-ancestors 'none'", "frame-src 'none'", "object-src 'none'", ...listSources(settings)].join(
    '; ',
  );
}
