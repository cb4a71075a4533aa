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
 * Everything that the site's own code may store on a device, by kind; anything else is removed when consent
 * is withdrawn. Names only, because the consent script includes this list; details for the privacy policy are
 * in stored-item-list.ts.
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

/** Whether a stored item belongs to the site. `*` matches any rest, or only the listed ones. */
export function isOwnItem(kind: StorageKind, stored: string): boolean {
  return Object.values<OwnItem>(ownItems[kind]).some((item) => isNamed(stored, item));
}
