import { ownItems, type StorageKind } from './own-items';
import { adClickItem, campaignItem, consentItem, type StorageCategory } from './stored-items';

/** Details of a stored item for the privacy policy. */
type Details = {
  readonly category: StorageCategory;
  /** Lifetime in days, or the event that ends it. */
  readonly lifetime: number | 'tab' | 'deleted' | 'replaced' | 'switchedOff';
};

/** An item that the site may store on a visitor's device. */
export type StoredItem = Details & {
  /** Name of the key, cookie or cache; `*` at its end matches any rest. */
  readonly name: string;
  readonly kind: StorageKind;
};

type OwnItems = typeof ownItems;
type StoredItemId = { [Kind in StorageKind]: keyof OwnItems[Kind] }[StorageKind];

const needed = (lifetime: Details['lifetime']): Details => ({ category: 'necessary', lifetime });

const details: Readonly<Record<StoredItemId, Details>> = {
  consent: needed(consentItem.lifetime),
  language: needed('deleted'),
  searchKey: needed('deleted'),
  reload: needed('tab'),
  missingPart: needed('tab'),
  draft: needed('tab'),
  player: needed('tab'),
  unreportedPages: { category: 'analytics', lifetime: 'tab' },
  shell: needed('replaced'),
  copies: needed('switchedOff'),
  adClick: { category: 'remarketing', lifetime: adClickItem.lifetime },
  campaign: { category: 'remarketing', lifetime: campaignItem.lifetime },
};

/**
 * Everything that the site's own code stores, by key in content/site/stored-items.ts. The table of the
 * privacy policy is generated from this list, which makes it complete.
 */
export const storedItems: ReadonlyMap<string, StoredItem> = new Map(
  Object.entries(ownItems).flatMap(([kind, items]) =>
    Object.entries<{ readonly name: string }>(items).map(([id, { name }]): [string, StoredItem] => [
      id,
      { name, kind: kind as StorageKind, ...details[id as StoredItemId] },
    ]),
  ),
);
