import { languageItem } from '#lib/core/stored-items';

/** The languages of the site. Specification section 9; readings 44 and 174. */
export const locales = ['en', 'de'] as const;

export type Locale = (typeof locales)[number];

/** One value for every language. */
export type Localized<T> = Readonly<Record<Locale, T>>;

export const defaultLocale: Locale = 'en';

/** Where the visitor's choice is kept in the browser; written on an explicit switch only. */
export const localeStorageKey = languageItem.name;

/** BCP 47 tags where the territory matters: number and date formats, `og:locale`. */
export const localeTags: Localized<string> = { en: 'en-GB', de: 'de-DE' };

/** Makes one value for every language. */
export function localize<T>(make: (locale: Locale) => T): Localized<T> {
  return { en: make('en'), de: make('de') };
}

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** The language prefix of an absolute path, if it has one: `/de`, `/de/…`. */
export function localeOfPath(path: string): Locale | undefined {
  const prefix = path.split('/', 2)[1];
  return isLocale(prefix) ? prefix : undefined;
}
