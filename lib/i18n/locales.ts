import { languageItem } from '#lib/storage/stored-items';
import type { Language } from './languages';

/** Languages of the full site; the others have customer information only. docs/specification.md#s44, #s174. */
export const locales = ['en', 'de'] as const satisfies readonly Language[];

export type Locale = (typeof locales)[number];

/** A value for every language of the full site. */
export type Localized<T> = Readonly<Record<Locale, T>>;

export const defaultLocale: Locale = 'en';

/** Storage key of the visitor's language; written on an explicit switch only. */
export const localeStorageKey = languageItem.name;

/** Creates a value for every language of the full site. */
export function localize<T>(make: (locale: Locale) => T): Localized<T> {
  return { en: make('en'), de: make('de') };
}

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** The full site's language for readers of a language: the same, or else the default. */
export function localeOf(language: Language): Locale {
  return isLocale(language) ? language : defaultLocale;
}
