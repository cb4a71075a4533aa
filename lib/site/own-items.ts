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
} from './stored-items';

/**
 * Everything that the site's own code may store on a visitor's device, by its kind: whatever is not on this list
 * is removed when consent ends. The script of consent has it, so it holds names only; what the privacy policy tells
 * of each stands in stored-item-list.ts.
 */
export const ownItems = {
  localStorage: { consent: consentItem, language: languageItem, searchKey: searchKeyItem },
  sessionStorage: { reload: reloadItem, missingPart: missingPartItem, draft: draftItem, player: playerItem },
  'Cache Storage': { shell: { name: 'stellwerk-shell' }, copies: { name: 'stellwerk-offline-*' } },
  cookie: { adClick: adClickItem, campaign: campaignItem },
} as const;

export type StorageKind = keyof typeof ownItems;

/** Whether something that is stored is on the list of what the site itself stores; a `*` stands for any rest. */
export function isOwn(kind: StorageKind, stored: string): boolean {
  return Object.values<{ readonly name: string }>(ownItems[kind]).some(({ name }) =>
    name.endsWith('*') ? stored.startsWith(name.slice(0, -1)) : stored === name,
  );
}
