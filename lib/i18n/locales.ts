import { languageItem } from '#lib/site/stored-items';

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

/** The languages of the whole site; the others have customer information only. docs/specification.md#s44, #s174. */
export const locales = ['en', 'de'] as const satisfies readonly Language[];

export type Locale = (typeof locales)[number];

/** One value for every language of the whole site. */
export type Localized<T> = Readonly<Record<Locale, T>>;

export const defaultLocale: Locale = 'en';

/** Where the visitor's choice is kept in the browser; written on an explicit switch only. */
export const localeStorageKey = languageItem.name;

/** Makes one value for every language of the whole site. */
export function localize<T>(make: (locale: Locale) => T): Localized<T> {
  return { en: make('en'), de: make('de') };
}

/** Makes one value for every language in which a page may be written. */
export function forEachLanguage<T>(make: (language: Language) => T): ByLanguage<T> {
  return { en: make('en'), de: make('de'), fr: make('fr'), es: make('es'), it: make('it') };
}

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** The language of the whole site's pages for readers of a language: their own, else the default. */
export function localeOf(language: Language): Locale {
  return isLocale(language) ? language : defaultLocale;
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** The language prefix of an absolute path, if it has one: `/de`, `/fr/…`. */
export function languageOfPath(path: string): Language | undefined {
  const prefix = path.split('/', 2)[1];
  return isLanguage(prefix) ? prefix : undefined;
}
