import { createHash } from 'node:crypto';
import { escapeHtml } from '#lib/core/html';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import { element } from './markup';

/** The colours of `components/styles/tokens.css`; the site's font has another name in each build, so Arial is the fallback. */
const styles = `
:root{color-scheme:light dark;--color-background:#ffffff;--color-surface:#f3f6f5;--color-text:#0e1a24;--color-text-soft:#42525c;--color-border:#c9d3d1;--color-label-border:#0e1a24;--color-danger:#d7263d;--color-link:#00593b;--color-action:#007a50;--color-on-action:#ffffff;--color-brand:#00a36c;--color-focus:#0b57d0}
@media(prefers-color-scheme:dark){:root{--color-background:#0e1a24;--color-surface:#14242f;--color-text:#eef3f2;--color-text-soft:#b4c3c6;--color-border:#30434f;--color-label-border:#8b9ba2;--color-danger:#ff5f6d;--color-link:#6fdcb2;--color-action:#5fd6a8;--color-on-action:#06231a;--color-focus:#8ab8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--color-background);color:var(--color-text);font:1.0625rem/1.55 Archivo,Arial,sans-serif}
header{border-block-end:1px solid var(--color-border)}
header a,main{display:block;max-inline-size:44rem;margin-inline:auto;padding-inline:1rem}
header a{display:flex;gap:.5rem;align-items:center;min-block-size:3.75rem;color:inherit;font-weight:700;font-size:1.125rem;text-decoration:none}
header svg{inline-size:2rem;block-size:2rem;stroke:currentcolor;fill:none;stroke-width:4}
header circle{fill:var(--color-brand);stroke:none}
main{padding-block:2.5rem 4rem}
h1{margin:0 0 1.25rem;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem);line-height:1.12;letter-spacing:-.02em}
form{margin-block-start:2rem;padding:1.5rem;background:var(--color-surface);border:1.5px solid var(--color-label-border)}
label,legend{display:block;margin-block:1.25rem .25rem;font-weight:700}
fieldset{margin:1.25rem 0 0;padding:0;border:0}
fieldset label{margin:0;padding-block:.5rem;font-weight:400}
input:not([type=radio],[type=checkbox]),select,textarea{inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;border:1.5px solid var(--color-label-border);border-radius:2px;background:var(--color-background);color:inherit;font:inherit}
input[type=radio],input[type=checkbox]{inline-size:1.5rem;block-size:1.5rem;vertical-align:middle;accent-color:var(--color-action)}
[aria-invalid]{border:2px solid var(--color-danger)}
strong,small{display:block}
strong{color:var(--color-danger)}
small,i{color:var(--color-text-soft);font-weight:400}
ul{padding:1rem 1rem 1rem 2.25rem;border:2px solid var(--color-danger);border-inline-start-width:.75rem}
button{min-block-size:3rem;margin-block-start:1.5rem;padding:.5rem 1.5rem;border:0;border-radius:2px;background:var(--color-action);color:var(--color-on-action);font:inherit;font-weight:700;cursor:pointer}
form:not(:has(label,legend)){padding:0;background:none;border:0}
form:not(:has(label,legend)) button{margin:0}
a{color:var(--color-link)}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
[hidden]{display:none}
@media(forced-colors:active){button{border:2px solid ButtonText}}
`;

/** The mark of `public/icons/icon.svg`. */
const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M2 24H30M8 24 20 12h4"/><circle cx="24" cy="12" r="6"/></svg>';

const styleHash = createHash('sha256').update(styles).digest('base64');

/** Only this page and its styles: no framing, no indexing, the referrer for this origin only. */
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
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} | Stellwerk</title><style>${styles}</style></head><body><header><a href="${escapeHtml(home)}">${mark}Stellwerk</a></header><main>${heading}${main}${back}</main></body></html>
`;
}
