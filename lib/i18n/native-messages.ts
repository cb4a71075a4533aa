import type de from '#messages/de.json';
import es from '#messages/es.json';
import fr from '#messages/fr.json';
import it from '#messages/it.json';
import type { Language } from './languages';
import type { Locale } from './locales';

/** The interface words of customer information: those that its pages print, and no others. */
export type NativeMessages = Pick<typeof de, 'chrome' | 'content' | 'customerInformation' | 'search'>;

/** Words in the languages that have customer information only. */
export const nativeMessages: Readonly<Record<Exclude<Language, Locale>, NativeMessages>> = { fr, es, it };
