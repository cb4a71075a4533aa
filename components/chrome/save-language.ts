import { isLocale, localeStorageKey } from '#lib/i18n/locales';

/**
 * Stores the language of the whole site when the visitor switches it, and at no other time: storage needs a reason
 * (TDDDG, section 25). The document at `/` reads it.
 *
 * @param document listened to for its whole life
 */
export function saveLanguageOnSwitch(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language-switch]') : null;
    const language = link?.dataset['languageSwitch'];
    // The others have customer information only: nobody is sent to a start page of theirs.
    if (!isLocale(language)) return;
    try {
      localStorage.setItem(localeStorageKey, language);
    } catch {
      // Storage may be blocked: the switch works all the same, the language is just not stored.
    }
  });
}
