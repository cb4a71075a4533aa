import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import de from '#messages/de.json';
import en from '#messages/en.json';
import { localeTags, localize, type Locale, type Localized } from './locales';

/** English holds the keys; a test holds German to the same ones. */
export type Messages = typeof en;

const messages: Localized<Messages> = { en, de };

function createTranslators<N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(namespace: N) {
  const create = (locale: Locale) =>
    createTranslator({
      locale: localeTags[locale],
      messages: messages[locale],
      namespace,
      onError: (error) => {
        throw error;
      },
    });
  return localize(create);
}

/** Interface words by namespace and locale. Formatted at build time: no formatter reaches the browser. */
export const translate = {
  chrome: createTranslators('chrome'),
  embed: createTranslators('embed'),
  glossary: createTranslators('glossary'),
  services: createTranslators('services'),
  caseStudies: createTranslators('caseStudies'),
  industries: createTranslators('industries'),
  text: createTranslators('text'),
  forms: createTranslators('forms'),
  support: createTranslators('support'),
  security: createTranslators('security'),
  exchangeRates: createTranslators('exchangeRates'),
  customerInformation: createTranslators('customerInformation'),
  blog: createTranslators('blog'),
  knowledge: createTranslators('knowledge'),
  podcast: createTranslators('podcast'),
  publications: createTranslators('publications'),
  webinars: createTranslators('webinars'),
  content: createTranslators('content'),
  company: createTranslators('company'),
  careers: createTranslators('careers'),
  press: createTranslators('press'),
  investors: createTranslators('investors'),
};
