import {
  adClickItem,
  campaignItem,
  consentItem,
  draftItem,
  languageItem,
  missingPartItem,
  playerItem,
  reloadItem,
  searchKeyItem,
  type StorageCategory,
} from './stored-items';

/** One thing that the site may store on a visitor's device. */
export type StoredItem = {
  /** Name of the key, cookie or cache; `*` at its end stands for any rest. */
  readonly name: string;
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'Cache Storage';
  readonly category: StorageCategory;
  /** Days after which it counts no more, or what ends it. */
  readonly lifetime: number | 'tab' | 'deleted' | 'replaced' | 'switchedOff';
};

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
  shell: { name: 'stellwerk-shell', kind: 'Cache Storage', category: 'necessary', lifetime: 'replaced' },
  copies: {
    name: 'stellwerk-offline-*',
    kind: 'Cache Storage',
    category: 'necessary',
    lifetime: 'switchedOff',
  },
  adClick: { ...adClickItem, kind: 'cookie', category: 'remarketing' },
  campaign: { ...campaignItem, kind: 'cookie', category: 'remarketing' },
} as const satisfies Readonly<Record<string, StoredItem>>;
