import { createHash } from 'node:crypto';
import { escapeHtml } from '#lib/core/html';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import { element } from './markup';

const styles = `
:root{color-scheme:light dark;--line:#6b7280;--mark:#b42318;--go:#1d4f91}
@media(prefers-color-scheme:dark){:root{--line:#9aa4b2;--mark:#ff8a7a;--go:#8ab4f8}}
body{max-inline-size:40rem;margin:0 auto;padding:2rem 1rem;font:1.0625rem/1.5 system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.2}
label,legend{display:block;margin-block:1.25rem .25rem;font-weight:600}
fieldset{margin:1.25rem 0 0;padding:0;border:0}
fieldset label{margin:0;padding-block:.5rem;font-weight:400}
input:not([type=radio],[type=checkbox]),select,textarea{box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;padding:.5rem;border:1px solid var(--line);border-radius:0;font:inherit}
input[type=radio],input[type=checkbox]{inline-size:1.5rem;block-size:1.5rem;vertical-align:middle}
[aria-invalid]{border:2px solid var(--mark)}
strong,small{display:block}
strong{color:var(--mark)}
button{min-block-size:2.75rem;margin-block-start:2rem;padding:.5rem 1.5rem;border:2px solid currentcolor;border-radius:0;background:none;color:var(--go);font:inherit;font-weight:600}
a{color:var(--go)}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}
[hidden]{display:none}
`;

const styleHash = createHash('sha256').update(styles).digest('base64');

/** Nothing but this page and its own styles; it is nobody else's to show, to keep or to follow from. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

/** A page of the form service, complete and without a script. */
export type ServicePage = {
  readonly locale: Locale;
  readonly title: string;
  /** HTML. */
  readonly main: string;
  /** Where the website is. */
  readonly home: string;
};

/** Text as a paragraph. */
export const paragraph = (text: string): string => element('p', {}, escapeHtml(text));

/** @returns the document */
export function writePage({ locale, title, main, home }: ServicePage): string {
  const heading = element('h1', {}, escapeHtml(title));
  const back = element('p', {}, element('a', { href: home }, escapeHtml(formWords[locale].service.website)));
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} | Stellwerk</title><style>${styles}</style></head><body><main>${heading}${main}${back}</main></body></html>
`;
}
