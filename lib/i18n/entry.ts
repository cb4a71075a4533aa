import { hasFileExtension } from '#lib/core/file-extension';
import { isLanguage, languageCodes } from './languages';
import { defaultLocale, isLocale, type Locale } from './locales';

/** What is known of a visitor who arrives at an address without a language prefix. */
export type Arrival = {
  /** Path with its leading slash. */
  readonly path: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** Fragment with its hash sign, or empty. */
  readonly hash: string;
  /** What an earlier visit stored; anything, since storage may hold anything. */
  readonly saved: unknown;
  /** The browser's languages, best first. */
  readonly preferred: readonly string[];
};

/** First path segments that are left alone. docs/specification.md#s50. */
const ignoredSegments: readonly string[] = ['blog', ...languageCodes.filter((code) => !isLocale(code))];

/** Saved language, else the first browser language that the site speaks, else the default. */
export function chooseLocale(saved: unknown, preferred: readonly string[]): Locale {
  if (isLocale(saved)) return saved;
  return preferred.map((tag) => tag.toLowerCase().split('-', 1)[0]).find(isLocale) ?? defaultLocale;
}

/** Tells whether an address is sent to a language at all: unprefixed, no file and not on the ignored list. */
function needsLocale(path: string): boolean {
  const segment = path.split('/', 2)[1] ?? '';
  return !isLocale(segment) && !hasFileExtension(path) && !ignoredSegments.includes(segment);
}

/** The path with its language in small letters; null where the language stands so already, or none does. */
function writeLanguageSmall(path: string): string | null {
  const [segment = '', ...rest] = path.replace(/^\/+/, '').split('/');
  const small = segment.toLowerCase();
  return segment !== small && isLanguage(small) ? `/${[small, ...rest].join('/')}` : null;
}

/**
 * Where an arriving visitor is sent. The entry page, the root 404 page, the middleware of the
 * development server and the hosts' redirect files all follow this function. docs/specification.md#s45 to #s51.
 *
 * @returns the address to replace the present one with, query and fragment kept; or null to stay
 */
export function resolveEntry({ path, search, hash, saved, preferred }: Arrival): string | null {
  const inSmall = writeLanguageSmall(path);
  if (inSmall !== null) return `${inSmall}${search}${hash}`;
  if (!needsLocale(path)) return null;
  // "//host" behind the prefix stays a path of this site.
  return `/${chooseLocale(saved, preferred)}/${path.replace(/^\/+/, '')}${search}${hash}`;
}
