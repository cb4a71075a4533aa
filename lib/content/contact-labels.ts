import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';

/** Words of the call to action at the end of a page. */
export type ContactLabels = Readonly<Record<'contact' | 'contactText' | 'contactAction', string>>;

/** Heading and text in the words of a family, the button in those of the site's header. */
export function buildContactLabels(
  t: (name: 'contact' | 'contactText') => string,
  locale: Locale,
): ContactLabels {
  return {
    contact: t('contact'),
    contactText: t('contactText'),
    contactAction: translate.chrome[locale]('contact'),
  };
}
