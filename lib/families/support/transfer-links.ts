import { typeset } from '#lib/content/markdown/render';
import type { LinkItem } from '#lib/content/page';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import type { PartnerEntry } from './collection';
import { clientLink, supportLink } from './contact';
import type { Way } from './transfer-schema';

export const ways: readonly Way[] = ['sepa', 'crypto'];

/** The address of the page about a way, or about the choice between two. */
export function transferPath({ locale, slug }: PartnerEntry, way?: Way): string {
  return buildPath(locale, `support/${slug}/transfer${way ? `/${way}` : ''}`);
}

/** The pages about one way each, as links. */
export function listWayLinks(entry: PartnerEntry): LinkItem[] {
  return ways.flatMap((way) => {
    const item = entry.transfer?.[way];
    return item
      ? [
          {
            name: typeset(item.name, entry.locale),
            path: transferPath(entry, way),
            text: typeset(item.forWhom, entry.locale),
          },
        ]
      : [];
  });
}

/** Where a company's page leads for a payout: to the choice where there is one, else to the only way. */
export function listTransferLinks(entry: PartnerEntry): LinkItem[] {
  const { transfer, locale } = entry;
  if (!transfer?.selection) return listWayLinks(entry);
  return [
    {
      name: typeset(transfer.selection.name, locale),
      path: transferPath(entry),
      text: typeset(transfer.selection.summary, locale),
    },
  ];
}

/** The pages above the page about a way, or above that of the choice. */
export function listTrail(entry: PartnerEntry, way?: Way): LinkItem[] {
  const { locale, transfer } = entry;
  const choice =
    way && transfer?.selection
      ? [{ name: translate.support[locale]('payOut'), path: transferPath(entry) }]
      : [];
  return [supportLink(locale), clientLink(entry), ...choice];
}
