import { pick } from '#lib/core/pick';
import { buildContact } from '#lib/facts/contact';
import { formatMonths, formatSize, formatWhole, readPrices, type ServicePrice } from '#lib/facts/prices';
import { formatDay, formatEuro, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { buildEstimator } from './estimator';
import { readWords } from './schema';

function listFacts(locale: Locale) {
  const { asOf, until } = readPrices();
  const t = translate.prices[locale];
  return [
    { label: t('asOf'), value: formatDay(asOf, locale) },
    { label: t('until'), value: formatDay(until, locale) },
    { label: t('currency'), value: t('euroNet') },
  ];
}

/** All services in one table; the first cell of a row is the link to its prices per piece. */
function buildOverview(locale: Locale) {
  const { title, lead, caption } = readWords(locale).overview;
  const t = translate.prices[locale];
  return {
    title,
    lead,
    caption,
    head: [t('service'), t('size'), t('launch'), t('setUp'), t('monthly')],
    rows: Object.entries(readPrices().services).map(([slug, service]) => ({
      path: buildPath(locale, `services/${slug}`),
      hash: `#${slug}`,
      cells: [
        formatSize(service, locale),
        formatMonths(service, locale),
        formatWhole(service.setUp, locale),
        formatWhole(service.monthly, locale),
      ],
    })),
  };
}

function listPieces({ pieces }: ServicePrice, locale: Locale) {
  const t = translate.prices[locale];
  return pieces.map(({ unit, price, above }) => [
    unit[locale],
    formatEuro(price, locale),
    above
      ? t('furtherFrom', { price: formatEuro(above.price, locale), count: formatNumber(above.count, locale) })
      : t('noFurther'),
  ]);
}

/** The prices per piece of each service, with what is included or agreed elsewhere. */
function buildDetails(locale: Locale) {
  const t = translate.prices[locale];
  return {
    ...readWords(locale).details,
    caption: t('perPiece', { service: '{service}' }),
    head: [t('unit'), t('each'), t('further')],
    items: Object.entries(readPrices().services).map(([slug, service]) => ({
      id: slug,
      path: buildPath(locale, `services/${slug}`),
      note: service.note[locale],
      rows: listPieces(service, locale),
    })),
  };
}

/** @param today day of the build: a list that is no longer valid says so */
export function buildPricesView(locale: Locale, today = new Date()) {
  const words = readWords(locale);
  const { until } = readPrices();
  const isOver = today.toISOString().slice(0, 10) > until;
  return {
    ...pick(words, 'title', 'summary', 'model', 'free', 'conditions'),
    note: isOver ? translate.prices[locale]('expired', { day: formatDay(until, locale) }) : null,
    facts: listFacts(locale),
    overview: buildOverview(locale),
    estimator: {
      ...pick(words.estimator, 'title', 'text', 'example', 'note'),
      island: buildEstimator(locale),
    },
    details: buildDetails(locale),
    contact: buildContact(words.contact, locale),
  };
}
