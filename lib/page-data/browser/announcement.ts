import { type ByLanguage, isLanguage } from '#lib/i18n/languages';

/**
 * Texts for screen readers by page language, not in `messages`: they are part of the first load.
 * docs/specification.md#s84, #s101.
 */
const texts: ByLanguage<{ readonly navigated: string; readonly delayed: string }> = {
  en: { navigated: 'Navigated to', delayed: 'Loading …' },
  de: { navigated: 'Navigiert zu', delayed: 'Wird geladen …' },
  fr: { navigated: 'Navigation vers', delayed: 'Chargement …' },
  es: { navigated: 'Ha navegado a', delayed: 'Cargando …' },
  it: { navigated: 'Navigazione verso', delayed: 'Caricamento …' },
};

const textsOf = ({ documentElement: { lang } }: Document) => texts[isLanguage(lang) ? lang : 'en'];

/** Announcement after a navigation: the first heading, or the title. */
export function buildAnnouncement(document: Document): string {
  // Some screen readers stop at soft hyphens.
  const heading = document.querySelector('main h1')?.textContent?.replaceAll('\u00ad', '').trim();
  const name = heading || document.title;
  return `${textsOf(document).navigated} ${name}`;
}

/** Polite announcement while a navigation is slow. */
export function buildDelayText(document: Document): string {
  return textsOf(document).delayed;
}
