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

/**
 * Everything that the site's own code stores, under the name by which the code calls it. The table
 * of the privacy policy is made from this list, so that nothing is stored that it does not name.
 */
export const storedItems = {
  consent: { name: 'stellwerk-consent', kind: 'localStorage', category: 'necessary', lifetime: 365 },
  language: { name: 'stellwerk-language', kind: 'localStorage', category: 'necessary', lifetime: 'deleted' },
  reload: { name: 'stellwerk-reload', kind: 'sessionStorage', category: 'necessary', lifetime: 'tab' },
  missingPart: { name: 'stellwerk-chunk:*', kind: 'sessionStorage', category: 'necessary', lifetime: 'tab' },
  copies: { name: 'stellwerk-*', kind: 'Cache Storage', category: 'necessary', lifetime: 'replaced' },
  adClick: { name: 'gclid', kind: 'cookie', category: 'remarketing', lifetime: 90 },
  campaign: { name: 'utm', kind: 'cookie', category: 'remarketing', lifetime: 90 },
} as const satisfies Readonly<Record<string, StoredItem>>;

export type StoredItemId = keyof typeof storedItems;
