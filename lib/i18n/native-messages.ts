import type de from '#messages/de.json';
import es from '#messages/es.json';
import fr from '#messages/fr.json';
import it from '#messages/it.json';
import type { Language } from './languages';
import type { Locale } from './locales';

/** Interface texts of customer information: only those that its pages use. */
export type NativeMessages = Pick<typeof de, 'layout' | 'content' | 'customerInformation' | 'search'>;

/** Texts of the languages with customer information only. */
export const nativeMessages: Readonly<Record<Exclude<Language, Locale>, NativeMessages>> = { fr, es, it };
