/**
 * Every language in which a page may be written, by its code (BCP 47). What else there is to say of
 * each stands in language-table.ts, which every page's script can do without.
 */
export const languageCodes = ['en', 'de', 'fr', 'es', 'it'] as const;

export type Language = (typeof languageCodes)[number];

/** One value for every language in which a page may be written. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Makes one value for every language in which a page may be written. */
export function forEachLanguage<T>(make: (language: Language) => T): ByLanguage<T> {
  return { en: make('en'), de: make('de'), fr: make('fr'), es: make('es'), it: make('it') };
}

export function isLanguage(value: unknown): value is Language {
  return languageCodes.some((code) => code === value);
}

/** The language prefix of an absolute path, if it has one: `/de`, `/fr/…`. What stands before its slash makes an address another's. */
export function languageOfPath(path: string): Language | undefined {
  const [before, prefix] = path.split('/', 2);
  return before === '' && isLanguage(prefix) ? prefix : undefined;
}
