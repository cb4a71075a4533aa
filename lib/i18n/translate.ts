import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import de from '#messages/de.json';
import en from '#messages/en.json';
import { languages } from './language-table';
import { forEachLanguage, type ByLanguage, type Language } from './languages';
import { localize, type Localized } from './locales';
import { nativeMessages, type NativeMessages } from './native-messages';
import { typeset } from './typeset';

/** English defines the keys; a test checks that the other languages have the same ones. */
export type Messages = typeof en;

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type Translator<N extends Namespace> = ReturnType<typeof createTranslator<Messages, N>>;

const failOnMissing = (error: Error): never => {
  throw error;
};

/** A translator that applies the language's typography. */
function createSetTranslator<N extends Namespace>(
  language: Language,
  messages: Messages,
  namespace: N,
): Translator<N> {
  const locale = languages[language].tag;
  const translator = createTranslator({ locale, messages, namespace, onError: failOnMissing });
  const set = (...parameters: Parameters<typeof translator>): string =>
    typeset(translator(...parameters), language);
  return set as Translator<N>;
}

const messages: Localized<Messages> = { en, de };

// Pages in these languages use only the texts that exist.
const withNative = (native: NativeMessages): Messages => ({ ...en, ...native });
const allMessages: ByLanguage<Messages> = {
  ...messages,
  fr: withNative(nativeMessages.fr),
  es: withNative(nativeMessages.es),
  it: withNative(nativeMessages.it),
};

const forSite = <N extends Namespace>(namespace: N): Localized<Translator<N>> =>
  localize((locale) => createSetTranslator(locale, messages[locale], namespace));

/** Namespaces that exist in every language. */
const forAll = <N extends keyof NativeMessages>(namespace: N): ByLanguage<Translator<N>> =>
  forEachLanguage((language) => createSetTranslator(language, allMessages[language], namespace));

/**
 * Interface texts by namespace and language. Formatted at build time, so that no formatter is shipped to the browser.
 */
export const translate = {
  layout: forAll('layout'),
  content: forAll('content'),
  customerInformation: forAll('customerInformation'),
  search: forAll('search'),
  glossary: forSite('glossary'),
  services: forSite('services'),
  caseStudies: forSite('caseStudies'),
  industries: forSite('industries'),
  text: forSite('text'),
  forms: forSite('forms'),
  feedback: forSite('feedback'),
  support: forSite('support'),
  status: forSite('status'),
  countries: forSite('countries'),
  ibanChecker: forSite('ibanChecker'),
  developers: forSite('developers'),
  security: forSite('security'),
  customerDocuments: forSite('customerDocuments'),
  exchangeRates: forSite('exchangeRates'),
  prices: forSite('prices'),
  blog: forSite('blog'),
  calendar: forSite('calendar'),
  filter: forSite('filter'),
  knowledge: forSite('knowledge'),
  player: forSite('player'),
  podcast: forSite('podcast'),
  publications: forSite('publications'),
  webinars: forSite('webinars'),
  company: forSite('company'),
  careers: forSite('careers'),
  press: forSite('press'),
  investors: forSite('investors'),
  media: forSite('media'),
};
