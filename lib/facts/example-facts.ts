import { brand } from '#content/site/brand';
import { examples } from '#content/site/examples';
import type { QuotedFacts } from '#lib/content/set-facts';
import { formatEuro, formatPercent } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';

/** IBAN in groups of four characters. ISO 13616-1. */
export const printIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00a0');

const listIds = () => ({
  exampleAccountId: examples.ids.account,
  exampleTransferId: examples.ids.transfer,
  exampleEventId: examples.ids.event,
  examplePersonId: examples.ids.person,
});

/** Payer, payee and references. */
function listNames() {
  const { account, transfer, incoming, order } = examples;
  return {
    exampleHolder: account.holder,
    exampleIban: printIban(account.iban),
    examplePayee: transfer.payee,
    exampleTyped: transfer.typed,
    exampleStranger: transfer.stranger,
    examplePayeeIban: printIban(transfer.iban),
    exampleReference: transfer.reference,
    examplePayer: incoming.payer,
    exampleIncomingReference: incoming.reference,
    exampleOrder: order.reference,
  };
}

/** The bank, as cards and account statements name it. */
function listBank() {
  const { legalName, address, telephone } = brand;
  return {
    exampleBank: legalName,
    exampleBankAddress: `${address.street}, ${address.postalCode} ${address.city}`,
    exampleBlocking: telephone.cardBlocking,
  };
}

function listCards(euro: (amount: string) => string) {
  const { card, charging, prepaid } = examples;
  return {
    exampleCard: card.ending,
    exampleCardAmount: euro(card.amount),
    exampleCardLimit: euro(card.limit),
    exampleDeclined: euro(card.declined),
    exampleChargingCard: charging.ending,
    exampleCharging: euro(charging.amount),
    exampleChargingLimit: euro(charging.limit),
    examplePrepaidCard: prepaid.ending,
    exampleLoaded: euro(prepaid.loaded),
    examplePrepaidAmount: euro(prepaid.amount),
    exampleLeft: euro(prepaid.left),
    exampleNotLoaded: euro(prepaid.declined),
  };
}

function listCredit(euro: (amount: string) => string, locale: Locale) {
  const { instalments, loan } = examples;
  return {
    exampleCount: instalments.count,
    exampleInstalment: euro(instalments.each),
    exampleTotal: euro(instalments.total),
    exampleLoan: euro(loan.amount),
    exampleLoanCount: loan.count,
    exampleLoanInstalment: euro(loan.each),
    exampleLoanTotal: euro(loan.total),
    exampleLoanRate: formatPercent(loan.annualRate, locale, 2),
    exampleLoanNominal: formatPercent(loan.borrowingRate, locale, 2),
  };
}

/** Facts of the example that all screens share, which texts may quote in braces. */
export function listExampleFacts(locale: Locale): QuotedFacts {
  const { account, transfer, incoming, order, identification, alert } = examples;
  const euro = (amount: string): string => formatEuro(Number(amount), locale);
  return {
    ...listIds(),
    ...listNames(),
    ...listBank(),
    ...listCards(euro),
    ...listCredit(euro, locale),
    exampleAmount: euro(transfer.amount),
    exampleBalance: euro(account.balance),
    exampleBefore: euro(incoming.before),
    exampleIncoming: euro(incoming.amount),
    exampleOrderTotal: euro(order.total),
    exampleSellerShare: euro(order.seller),
    exampleFee: euro(order.fee),
    exampleReferenceTransfer: euro(identification.transfer),
    exampleAlert: euro(alert.amount),
  };
}
