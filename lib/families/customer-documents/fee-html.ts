import { brand } from '#content/site/brand';
import { escapeHtml } from '#lib/core/html';
import { formatDay, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { readFeeWords, serviceGroups, type Fee, type FeeDocument, type FeeWords } from './fees-schema';

const nbsp = '\u00a0';
const monthsOfYear = 12;

const formatAmount = (amount: number, locale: Locale): string =>
  `${formatNumber(amount, locale, 2)}${nbsp}EUR`;

/** A fee; one that is charged by the month with its sum of a year, as the form requires. */
function writeFee({ amount, percent, each }: Fee, words: FeeWords, locale: Locale): string {
  if (percent !== undefined)
    return escapeHtml(`${formatNumber(percent, locale, 1)}${nbsp}% ${words.percent}`);
  if (amount === null || amount === undefined) return escapeHtml(words.none);
  if (!each) return formatAmount(amount, locale);
  const total = formatAmount(monthsOfYear * amount, locale);
  return `<p>${escapeHtml(words.each[each])}: ${formatAmount(amount, locale)}</p><p><strong>${escapeHtml(words.total)}: ${total}</strong></p>`;
}

/** Whether the account has no such service, which weighs less than a price. */
const isMissing = ({ amount, percent }: Fee): boolean => percent === undefined && typeof amount !== 'number';

function nameService({ service, detail }: Fee, words: FeeWords): string {
  const name = words.services[service];
  return escapeHtml(detail ? `${name}, ${words.details[detail]}` : name);
}

function buildRows(fees: readonly Fee[], words: FeeWords, locale: Locale): string {
  return (Object.keys(serviceGroups) as (keyof typeof serviceGroups)[])
    .map((group) => {
      const names: readonly string[] = serviceGroups[group];
      const rows = fees
        .filter(({ service }) => names.includes(service))
        .map(
          (fee) =>
            `<tr><th scope="row">${nameService(fee, words)}</th><td${isMissing(fee) ? ' data-none=""' : ''}>${writeFee(fee, words, locale)}</td></tr>`,
        );
      const head = `<tr><th scope="rowgroup" colspan="2">${escapeHtml(words.groups[group])}</th></tr>`;
      return rows.length === 0 ? '' : `<tbody>${head}${rows.join('')}</tbody>`;
    })
    .join('');
}

/**
 * A version of a document about fees as HTML: provider, account and date, the sentences of its kind, the table.
 *
 * @param version one of the document's versions
 */
export function buildFeeHtml(
  { kind, account }: FeeDocument,
  version: FeeDocument['versions'][number],
  locale: Locale,
): string {
  const words = readFeeWords(locale);
  const facts = [
    [words.provider, brand.legalName],
    [words.account, account[locale]],
    [words.date, formatDay(version.version, locale)],
  ].map(([label = '', value = '']) => `<p><strong>${escapeHtml(label)}:</strong> ${escapeHtml(value)}</p>`);
  const sentences = words.kinds[kind].sentences.map((html) => `<li>${html}</li>`);
  const label = escapeHtml(translate.content[locale]('tableScroll'));
  const head = words.head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`);
  const table = `<table><thead><tr>${head.join('')}</tr></thead>${buildRows(version.fees, words, locale)}</table>`;
  return `${facts.join('')}<ul>${sentences.join('')}</ul><div class="table-frame" role="group" tabindex="0" aria-label="${label}">${table}</div>`;
}
