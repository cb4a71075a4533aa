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
  unreportedPagesItem,
} from './stored-items';

/**
 * Everything that the site's own code may store on a visitor's device, by its kind: whatever is not on this list
 * is removed when consent ends. The script of consent has it, so it holds names only; what the privacy policy tells
 * of each stands in stored-item-list.ts.
 */
export const ownItems = {
  localStorage: { consent: consentItem, language: languageItem, searchKey: searchKeyItem },
  sessionStorage: {
    reload: reloadItem,
    missingPart: missingPartItem,
    draft: draftItem,
    player: playerItem,
    unreportedPages: unreportedPagesItem,
  },
  'Cache Storage': {
    shell: { name: 'stellwerk-shell' },
    copies: { name: 'stellwerk-offline-*', rests: ['reading', 'pages', 'data', 'files'] },
  },
  cookie: { adClick: adClickItem, campaign: campaignItem },
} as const;

export type StorageKind = keyof typeof ownItems;

type OwnItem = { readonly name: string; readonly rests?: readonly string[] };

function isNamed(stored: string, { name, rests }: OwnItem): boolean {
  if (!name.endsWith('*')) return stored === name;
  const start = name.slice(0, -1);
  return stored.startsWith(start) && (!rests || rests.includes(stored.slice(start.length)));
}

/**
 * Whether something that is stored is on the list of what the site itself stores. A `*` stands for any rest, or for
 * those that are listed.
 */
export function isOwn(kind: StorageKind, stored: string): boolean {
  return Object.values<OwnItem>(ownItems[kind]).some((item) => isNamed(stored, item));
}
