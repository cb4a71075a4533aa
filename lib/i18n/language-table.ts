import type { ByLanguage } from './languages';

/** BCP 47 tag with region for number and date formats, and native name. */
export const languages = {
  en: { tag: 'en-GB', name: 'English' },
  de: { tag: 'de-DE', name: 'Deutsch' },
  fr: { tag: 'fr-FR', name: 'Français' },
  es: { tag: 'es-ES', name: 'Español' },
  it: { tag: 'it-IT', name: 'Italiano' },
} as const satisfies ByLanguage<{ readonly tag: string; readonly name: string }>;
