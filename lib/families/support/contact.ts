import { centralBlocking, ownBlocking } from '#lib/facts/brand-facts';
import type { Customer } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readWords } from './schema';

/** E-mail address as a link. */
export const toEmail = (address: string) => ({ text: address, href: `mailto:${address}` });

const cardServices: readonly string[] = ['cards', 'debit-cards', 'prepaid-cards'];

/** Emergency box. Without a company, the customer may have a card. */
export function buildEmergency(locale: Locale, customer?: Pick<Customer, 'services'>) {
  const { emergencyTitle, withCard, withoutCard, abroad } = readWords(locale);
  const hasCard = customer?.services.some((service) => cardServices.includes(service)) ?? true;
  const t = translate.support[locale];
  return {
    title: emergencyTitle,
    text: hasCard ? withCard : withoutCard,
    numbers: [
      { label: t('centralBlocking'), ...centralBlocking },
      { label: t('ownBlocking'), ...ownBlocking },
    ],
    note: abroad,
  };
}

export function buildComplaints(locale: Locale) {
  const { complaintsTitle, complaints } = readWords(locale);
  return { title: complaintsTitle, steps: complaints };
}

export type Complaints = ReturnType<typeof buildComplaints>;
