import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import { buildPath } from '#lib/i18n/path';
import { investorsPages, type InvestorsEntry } from './collection';
import { buildDownloadView, buildInvestorsView, investorsLink } from './view';

function toPage(entry: InvestorsEntry): Page {
  const { locale, slug } = entry;
  const isDownload = slug === 'download';
  const id = isDownload ? 'investors/download' : slug;
  return {
    id,
    locale,
    path: buildPath(locale, id),
    template: isDownload ? 'investors-download' : 'investors',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, isDownload ? [investorsLink(locale)] : []),
    staticQueries: [],
    view: () => (entry.slug === 'download' ? buildDownloadView(entry) : buildInvestorsView(entry)),
    schema: { '@type': isDownload ? 'CollectionPage' : 'WebPage' },
    source: { file: entry.file, links: entry.links },
  };
}

/** What shareholders and creditors ask for, and the same as files. */
export const investorsFamily: Family = {
  name: 'investors',
  pages: (locale) => investorsPages.all(locale).map(toPage),
};
