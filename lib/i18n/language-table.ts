import type { ByLanguage } from './languages';

/** A language's tag with its territory for formats of numbers and days (BCP 47), and its name for itself. */
export const languages = {
  en: { tag: 'en-GB', name: 'English' },
  de: { tag: 'de-DE', name: 'Deutsch' },
  fr: { tag: 'fr-FR', name: 'Français' },
  es: { tag: 'es-ES', name: 'Español' },
  it: { tag: 'it-IT', name: 'Italiano' },
} as const satisfies ByLanguage<{ readonly tag: string; readonly name: string }>;
