import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { buildDownloadView } from './download-view';
import { investorsPages, type InvestorsEntryOf } from './schema';
import { buildInvestorsView } from './view';

export const investorsPage = template<ReturnType<typeof buildInvestorsView>>()('investors');
export const investorsDownload = template<ReturnType<typeof buildDownloadView>>()('investors-download');

function mainPage(locale: Locale): Page {
  const entry = investorsPages.get(locale, 'investors') as InvestorsEntryOf<'investors'>;
  const view = () => buildInvestorsView(entry);
  return page(investorsPage, { id: 'investors', of: entry, view, jsonLd: { '@type': 'WebPage' } });
}

/** Pages with downloads are not in the sitemap. docs/specification.md#s166. */
function downloadPage(locale: Locale): Page {
  const entry = investorsPages.get(locale, 'download') as InvestorsEntryOf<'download'>;
  return page(investorsDownload, {
    id: 'investors/download',
    of: entry,
    ancestors: [mainPage(locale)],
    inSitemap: false,
    view: () => buildDownloadView(entry),
    jsonLd: { '@type': 'CollectionPage' },
  });
}

export const investorsFamily = family('investors', [investorsPage, investorsDownload], (locale) => [
  mainPage(locale),
  downloadPage(locale),
]);
