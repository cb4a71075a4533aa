import { centralBlocking, ownBlocking } from '#lib/facts/brand-facts';
import type { Customer } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readWords } from './schema';

/** A number or an address, as it is read and as it is followed. */
export const toEmail = (address: string) => ({ text: address, href: `mailto:${address}` });

const cardServices: readonly string[] = ['cards', 'debit-cards', 'prepaid-cards'];

/** Whom to call at once. Where no company is named, there may be a card. */
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

/** A complaint, step by step. */
export function buildComplaints(locale: Locale) {
  const { complaintsTitle, complaints } = readWords(locale);
  return { title: complaintsTitle, steps: complaints };
}

export type Complaints = ReturnType<typeof buildComplaints>;
