import { brand } from '#content/site/brand';
import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import { siteUrl } from '#lib/page-model/site-url';
import { template } from '#lib/page-model/template';
import { buildDownloadView } from './download-view';
import { buildReportPath, listCurrentReports, type Report } from './reports';
import { buildReportView, reportId } from './report-view';
import { investorsPages, type InvestorsEntryOf } from './schema';
import { buildInvestorsView } from './view';

export const investorsPage = template<ReturnType<typeof buildInvestorsView>>()('investors', {
  sections: ['calendar'],
});
export const investorsDownload = template<ReturnType<typeof buildDownloadView>>()('investors-download');
export const investorsReport = template<ReturnType<typeof buildReportView>>()('investors-report');

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

function reportPage(report: Report): Page {
  return page(investorsReport, {
    id: reportId(report),
    of: report,
    ancestors: [mainPage(report.locale)],
    found: { pdf: buildReportPath(report) },
    view: () => buildReportView(report),
    jsonLd: {
      '@type': 'Report',
      headline: report.name,
      datePublished: report.date,
      author: { '@type': 'Organization', name: brand.legalName },
      associatedMedia: {
        '@type': 'MediaObject',
        contentUrl: siteUrl + buildReportPath(report),
        encodingFormat: 'application/pdf',
      },
    },
  });
}

export const investorsFamily = family(
  'investors',
  [investorsPage, investorsDownload, investorsReport],
  (locale) => [mainPage(locale), downloadPage(locale), ...listCurrentReports(locale).map(reportPage)],
);
