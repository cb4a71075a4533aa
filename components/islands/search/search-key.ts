import { searchKeyItem } from '#lib/storage/stored-items';

const off = 'off';

/**
 * Whether `/` opens the search. A key without Ctrl can be pressed by mistake, or by software that types
 * what is said, so it can be turned off (WCAG 2.2, 2.1.4).
 */
export function hasSearchKey(): boolean {
  try {
    return localStorage.getItem(searchKeyItem.name) !== off;
  } catch {
    return true;
  }
}

/** Disables or enables the key; stored while it is disabled. */
export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(searchKeyItem.name);
    else localStorage.setItem(searchKeyItem.name, off);
  } catch {
    // Storage may be blocked: the key stays enabled.
  }
}
