import { hasFileExtension } from '#lib/core/file-extension';
import { isLanguage, languageCodes } from './languages';
import { defaultLocale, isLocale, type Locale } from './locales';

/** Input for the redirect of a URL without a language prefix. */
export type Arrival = {
  /** Path with its leading slash. */
  readonly path: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** Fragment with `#`, or empty. */
  readonly hash: string;
  /** Value stored by an earlier visit; untrusted. */
  readonly saved: unknown;
  /** The browser's languages in order of preference. */
  readonly preferred: readonly string[];
};

/** First path segments that are not redirected. docs/specification.md#s50. */
const ignoredSegments: readonly string[] = ['blog', ...languageCodes.filter((code) => !isLocale(code))];

/** The stored language, or else the first supported browser language, or else the default. */
export function chooseLocale(saved: unknown, preferred: readonly string[]): Locale {
  if (isLocale(saved)) return saved;
  return preferred.map((tag) => tag.toLowerCase().split('-', 1)[0]).find(isLocale) ?? defaultLocale;
}

/** Whether a path is redirected: without language prefix, not a file, and not ignored. */
function needsLocale(path: string): boolean {
  const segment = path.split('/', 2)[1] ?? '';
  return !isLocale(segment) && !hasFileExtension(path) && !ignoredSegments.includes(segment);
}

/** The path with its language prefix in lower case; null if it already is, or there is none. */
function writeLanguageSmall(path: string): string | null {
  const [segment = '', ...rest] = path.replace(/^\/+/, '').split('/');
  const small = segment.toLowerCase();
  return segment !== small && isLanguage(small) ? `/${[small, ...rest].join('/')}` : null;
}

/**
 * Redirect target for a URL without a language prefix. Shared by the entry page, the root 404 page, the
 * middleware of the development server and the hosts' redirect files. docs/specification.md#s45 to #s51.
 *
 * @returns the URL to replace the current one, with query and fragment; null for no redirect
 */
export function resolveEntry({ path, search, hash, saved, preferred }: Arrival): string | null {
  const inSmall = writeLanguageSmall(path);
  if (inSmall !== null) return `${inSmall}${search}${hash}`;
  if (!needsLocale(path)) return null;
  // Strips leading slashes: "//host" after the prefix remains a path of this site.
  return `/${chooseLocale(saved, preferred)}/${path.replace(/^\/+/, '')}${search}${hash}`;
}
