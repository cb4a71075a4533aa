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

// One constant each, with its name and what scripts ask for beside it: a script brings along only what it uses.
export const consentItem = { name: 'stellwerk-consent', lifetime: 365 } as const;
export const languageItem = { name: 'stellwerk-language' } as const;
export const searchKeyItem = { name: 'stellwerk-search-key' } as const;
export const reloadItem = { name: 'stellwerk-reload' } as const;
export const missingPartItem = { name: 'stellwerk-chunk:*' } as const;
export const draftItem = { name: 'stellwerk-draft:*' } as const;
export const playerItem = { name: 'stellwerk-player:*' } as const;
export const adClickItem = { name: 'gclid', lifetime: 90 } as const;
export const campaignItem = { name: 'utm', lifetime: 90 } as const;

/**
 * Everything that the site's own code stores. The table of the privacy policy is made from this
 * list, so that nothing is stored that it does not name.
 */
export const storedItems = {
  consent: { ...consentItem, kind: 'localStorage', category: 'necessary' },
  language: { ...languageItem, kind: 'localStorage', category: 'necessary', lifetime: 'deleted' },
  searchKey: { ...searchKeyItem, kind: 'localStorage', category: 'necessary', lifetime: 'deleted' },
  reload: { ...reloadItem, kind: 'sessionStorage', category: 'necessary', lifetime: 'tab' },
  missingPart: { ...missingPartItem, kind: 'sessionStorage', category: 'necessary', lifetime: 'tab' },
  draft: { ...draftItem, kind: 'sessionStorage', category: 'necessary', lifetime: 'tab' },
  player: { ...playerItem, kind: 'sessionStorage', category: 'necessary', lifetime: 'tab' },
  copies: { name: 'stellwerk-*', kind: 'Cache Storage', category: 'necessary', lifetime: 'replaced' },
  adClick: { ...adClickItem, kind: 'cookie', category: 'remarketing' },
  campaign: { ...campaignItem, kind: 'cookie', category: 'remarketing' },
} as const satisfies Readonly<Record<string, StoredItem>>;
