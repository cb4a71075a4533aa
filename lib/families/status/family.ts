import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readNotices, readStatusWords } from './schema';
import { buildStatusView } from './view';

export const statusPage = template<ReturnType<typeof buildStatusView>>()('status');

function toPage(locale: Locale): Page {
  const modified = readNotices()[0]?.from.iso.slice(0, 10);
  return page(statusPage, {
    id: 'status',
    of: readStatusWords(locale),
    view: () => buildStatusView(locale),
    modified,
    jsonLd: { '@type': 'WebPage' },
  });
}

export const statusFamily = family('status', [statusPage], (locale) => [toPage(locale)]);
