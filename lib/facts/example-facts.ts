import { examples } from '#content/site/examples';
import type { QuotedFacts } from '#lib/content/set-facts';
import { formatEuro } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';

/** An account number as it is printed: in groups of four. ISO 13616-1. */
const printIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00a0');

/** What texts may quote in braces of the one example that all screens show. */
export function listExampleFacts(locale: Locale): QuotedFacts {
  const { account, transfer, card, instalments } = examples;
  const euro = (amount: string): string => formatEuro(Number(amount), locale);
  return {
    exampleHolder: account.holder,
    exampleIban: printIban(account.iban),
    examplePayee: transfer.payee,
    examplePayeeIban: printIban(transfer.iban),
    exampleAmount: euro(transfer.amount),
    exampleReference: transfer.reference,
    exampleCard: card.ending,
    exampleCardAmount: euro(card.amount),
    exampleCount: instalments.count,
    exampleInstalment: euro(instalments.each),
    exampleTotal: euro(instalments.total),
  };
}
