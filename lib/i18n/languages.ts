/**
 * All languages of pages (BCP 47). Their further data is in language-table.ts, which first-load scripts do not need.
 */
export const languageCodes = ['en', 'de', 'fr', 'es', 'it'] as const;

export type Language = (typeof languageCodes)[number];

/** A value for every language. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Creates a value for every language. */
export function forEachLanguage<T>(make: (language: Language) => T): ByLanguage<T> {
  return { en: make('en'), de: make('de'), fr: make('fr'), es: make('es'), it: make('it') };
}

export function isLanguage(value: unknown): value is Language {
  return languageCodes.some((code) => code === value);
}

/**
 * The language prefix of a path, if any: `/de`, `/fr/…`. The path must start with a slash, otherwise it is
 * not of this site.
 */
export function languageOfPath(path: string): Language | undefined {
  const [before, prefix] = path.split('/', 2);
  return before === '' && isLanguage(prefix) ? prefix : undefined;
}
