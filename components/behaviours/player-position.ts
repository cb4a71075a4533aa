import { playerItem } from '#lib/storage/stored-items';

/** The playback position, for the session of the tab; not stored if storage is blocked. */
export type StoredPosition = { readonly read: () => number; readonly write: (seconds: number) => void };

export function storePosition(page: string, storage: () => Storage): StoredPosition {
  const key = playerItem.name.replace('*', page);
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => {
      const seconds = Number(attempt((all) => all.getItem(key)) ?? 0);
      return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
    },
    write: (seconds) => {
      attempt((all) => (seconds > 0 ? all.setItem(key, String(seconds)) : all.removeItem(key)));
    },
  };
}
