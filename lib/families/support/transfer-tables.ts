import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readTransferWords } from './schema';
import type { WayItem } from './transfer-schema';

/** How long each part of a payout takes, and what it costs. */
export function buildTables({ times, costs }: WayItem, locale: Locale) {
  const t = translate.support[locale];
  return [
    { caption: t('times'), head: [t('what'), t('time')], rows: times.map(({ what, time }) => [what, time]) },
    { caption: t('costs'), head: [t('item'), t('cost')], rows: costs.map(({ what, fee }) => [what, fee]) },
  ];
}

/** Answers of the name check. */
export function buildVerification(locale: Locale) {
  const { verificationTitle, verification } = readTransferWords(locale);
  const t = translate.support[locale];
  const rows = verification.map(({ answer, meaning }) => [answer, meaning]);
  return { caption: verificationTitle, head: [t('answer'), t('meaning')], rows };
}
