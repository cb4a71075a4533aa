/** What a visitor decides about; everything else that is stored is needed for what they asked for. */
export type StorageCategory = 'necessary' | 'analytics' | 'remarketing' | 'media';

/** One thing that the site may store on a visitor's device. */
export type StoredItem = {
  /** Name of the key, cookie or cache; `*` at its end stands for any rest. */
  readonly name: string;
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'Cache Storage';
  readonly category: StorageCategory;
  /** Days after which it counts no more, or what ends it. */
  readonly lifetime: number | 'tab' | 'deleted' | 'replaced';
};

// One constant each: a script brings along only those that it uses.
export const consentItem = {
  name: 'stellwerk-consent',
  kind: 'localStorage',
  category: 'necessary',
  lifetime: 365,
} as const satisfies StoredItem;
export const languageItem = {
  name: 'stellwerk-language',
  kind: 'localStorage',
  category: 'necessary',
  lifetime: 'deleted',
} as const satisfies StoredItem;
export const searchKeyItem = {
  name: 'stellwerk-search-key',
  kind: 'localStorage',
  category: 'necessary',
  lifetime: 'deleted',
} as const satisfies StoredItem;
export const reloadItem = {
  name: 'stellwerk-reload',
  kind: 'sessionStorage',
  category: 'necessary',
  lifetime: 'tab',
} as const satisfies StoredItem;
export const missingPartItem = {
  name: 'stellwerk-chunk:*',
  kind: 'sessionStorage',
  category: 'necessary',
  lifetime: 'tab',
} as const satisfies StoredItem;
export const draftItem = {
  name: 'stellwerk-draft:*',
  kind: 'sessionStorage',
  category: 'necessary',
  lifetime: 'tab',
} as const satisfies StoredItem;
export const playerItem = {
  name: 'stellwerk-player:*',
  kind: 'sessionStorage',
  category: 'necessary',
  lifetime: 'tab',
} as const satisfies StoredItem;
const copiesItem = {
  name: 'stellwerk-*',
  kind: 'Cache Storage',
  category: 'necessary',
  lifetime: 'replaced',
} as const satisfies StoredItem;
export const adClickItem = {
  name: 'gclid',
  kind: 'cookie',
  category: 'remarketing',
  lifetime: 90,
} as const satisfies StoredItem;
export const campaignItem = {
  name: 'utm',
  kind: 'cookie',
  category: 'remarketing',
  lifetime: 90,
} as const satisfies StoredItem;

/**
 * Everything that the site's own code stores. The table of the privacy policy is made from this
 * list, so that nothing is stored that it does not name.
 */
export const storedItems = {
  consent: consentItem,
  language: languageItem,
  searchKey: searchKeyItem,
  reload: reloadItem,
  missingPart: missingPartItem,
  draft: draftItem,
  player: playerItem,
  copies: copiesItem,
  adClick: adClickItem,
  campaign: campaignItem,
} as const satisfies Readonly<Record<string, StoredItem>>;
