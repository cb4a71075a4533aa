import { playerItem } from '#lib/storage/stored-items';

/** Where a recording was left, for as long as the tab is open. Storage may be blocked: then nothing is kept. */
export type KeptPosition = { readonly read: () => number; readonly write: (seconds: number) => void };

/** @param page path of the page whose recording it is */
export function keepPosition(page: string, storage: () => Storage): KeptPosition {
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
