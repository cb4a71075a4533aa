/** The parts of sessionStorage that the guard needs; any of them may throw. */
export type FlagStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Lets something happen once in a session of the tab, so that a fault that stays never loops. */
export type ReloadGuard = {
  /** True the first time; from then on false until `clear`. False, too, where nothing can be stored. */
  readonly mayReload: () => boolean;
  readonly clear: () => void;
};

/**
 * Creates a guard on a session flag. Reading 98.
 *
 * @param storage gives the session's storage; throws where storage is blocked
 * @param key name of the flag
 */
export function createReloadGuard(storage: () => FlagStorage, key: string): ReloadGuard {
  let reloaded = false;
  return {
    mayReload: () => {
      try {
        if (reloaded || storage().getItem(key) !== null) return false;
        storage().setItem(key, '1');
        reloaded = true;
        return true;
      } catch {
        // Without a flag that outlives the page there is no telling the second time from the first.
        return false;
      }
    },
    clear: () => {
      reloaded = false;
      try {
        if (storage().getItem(key) !== null) storage().removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}

/** Failures to load a script chunk, as webpack, Turbopack and the browsers word them. Reading 100. */
const chunkFailure =
  /loading (?:css )?chunk \S* failed|failed to load chunk|chunkloaderror|failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|dynamically imported module/i;

/** Tells whether a rejection is that of a chunk that could not be loaded. */
export function isChunkFailure(reason: unknown): boolean {
  return reason instanceof Error && chunkFailure.test(`${reason.name}: ${reason.message}`);
}
