import { isLocale, localeStorageKey } from '#lib/i18n/locales';

/**
 * Stores the language when the visitor switches it explicitly, and at no other time: storage requires a
 * reason (TDDDG, section 25). The document at `/` reads it.
 *
 * @param document listened to for its whole lifetime
 */
export function saveLanguageOnSwitch(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language-switch]') : null;
    const language = link?.dataset['languageSwitch'];
    // Other languages have no home page to redirect to.
    if (!isLocale(language)) return;
    try {
      localStorage.setItem(localeStorageKey, language);
    } catch {
      // Storage may be blocked: the switch still works, the language is just not stored.
    }
  });
}
