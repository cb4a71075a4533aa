import { languageItem } from '#lib/storage/stored-items';
import type { Language } from './languages';

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

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** The language of the whole site's pages for readers of a language: their own, else the default. */
export function localeOf(language: Language): Locale {
  return isLocale(language) ? language : defaultLocale;
}
