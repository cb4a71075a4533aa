import { localeOf } from '#lib/i18n/locales';
import type { Language } from '#lib/i18n/languages';

/** Path of the status feed for pages in a language, without the base path. */
export const statusFeedPath = (language: Language): string => `/feeds/status-${localeOf(language)}.json`;
