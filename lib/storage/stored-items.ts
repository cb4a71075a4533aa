/** Consent categories; everything else is strictly necessary. */
export type StorageCategory = 'necessary' | 'analytics' | 'remarketing';

// One constant each, so that a script includes only those that it uses. Details for the privacy policy are in
// stored-item-list.ts, names for the consent script in own-items.ts.
export const consentItem = { name: 'stellwerk-consent', lifetime: 365 } as const;
export const languageItem = { name: 'stellwerk-language' } as const;
export const searchKeyItem = { name: 'stellwerk-search-key' } as const;
export const reloadItem = { name: 'stellwerk-reload' } as const;
export const missingPartItem = { name: 'stellwerk-chunk:*' } as const;
export const draftItem = { name: 'stellwerk-draft:*' } as const;
export const unreportedPagesItem = { name: 'stellwerk-unreported-pages' } as const;
export const playerItem = { name: 'stellwerk-player:*' } as const;
export const adClickItem = { name: 'gclid', lifetime: 90 } as const;
export const campaignItem = { name: 'utm', lifetime: 90 } as const;
