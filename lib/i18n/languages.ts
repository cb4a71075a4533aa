/**
 * Every language in which a page may be written. The one table of languages: a tag with its
 * territory for formats of numbers and days (BCP 47), and the language's name for itself.
 */
export const languages = {
  en: { tag: 'en-GB', name: 'English' },
  de: { tag: 'de-DE', name: 'Deutsch' },
  fr: { tag: 'fr-FR', name: 'Français' },
  es: { tag: 'es-ES', name: 'Español' },
  it: { tag: 'it-IT', name: 'Italiano' },
} as const;

export type Language = keyof typeof languages;

/** One value for every language in which a page may be written. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

export const languageCodes = Object.keys(languages) as Language[];

/** Makes one value for every language in which a page may be written. */
export function forEachLanguage<T>(make: (language: Language) => T): ByLanguage<T> {
  return { en: make('en'), de: make('de'), fr: make('fr'), es: make('es'), it: make('it') };
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** The language prefix of an absolute path, if it has one: `/de`, `/fr/…`. */
export function languageOfPath(path: string): Language | undefined {
  const prefix = path.split('/', 2)[1];
  return isLanguage(prefix) ? prefix : undefined;
}
