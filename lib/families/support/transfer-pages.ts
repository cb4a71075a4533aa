import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Page } from '#lib/content/page';
import type { PartnerEntry } from './collection';
import { listTrail, transferPath, ways } from './transfer-links';
import {
  buildWithdrawalSelectionView,
  buildWithdrawalView,
  type WithdrawalSelectionView,
  type WithdrawalView,
} from './transfer-view';
import type { Way } from './transfer-schema';

type Described = { readonly name: string; readonly description: string };

function toPage(
  entry: PartnerEntry,
  { name, description }: Described,
  way: Way | undefined,
  view: () => WithdrawalSelectionView | WithdrawalView,
): Page {
  const { locale, slug } = entry;
  return {
    id: `support/${slug}/transfer${way ? `/${way}` : ''}`,
    locale,
    path: transferPath(entry, way),
    template: `withdrawal-${way ?? 'selection'}`,
    name: typeset(name, locale),
    description: typeset(description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, listTrail(entry, way)),
    staticQueries: [],
    view,
    schema: { '@type': 'WebPage' },
    anchors: () => (way ? ['request', 'needs', 'steps', 'checks', 'times', 'questions'] : ['ways']),
  };
}

/** The pages about a company's payouts, as many as its file has parts. The links in them are checked with the company's page. */
export function listTransferPages(entry: PartnerEntry): Page[] {
  const { transfer } = entry;
  if (!transfer) return [];
  const { selection } = transfer;
  const choice = selection
    ? [toPage(entry, selection, undefined, () => buildWithdrawalSelectionView(entry, selection))]
    : [];
  const single = ways.flatMap((way) => {
    const item = transfer[way];
    return item ? [toPage(entry, item, way, () => buildWithdrawalView(entry, way, item))] : [];
  });
  return [...choice, ...single];
}
