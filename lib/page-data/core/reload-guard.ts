/** The parts of sessionStorage that the guard needs; any of them may throw. */
export type FlagStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Allows a reload once in a session of the tab, so that a lasting fault never loops. */
export type ReloadGuard = {
  /** True the first time; from then on false until `clear`. False, too, where nothing can be stored. */
  readonly mayReload: () => boolean;
  readonly clear: () => void;
};

/**
 * Creates a guard on a session flag. docs/specification.md#s98.
 *
 * @param storage gives the session's storage; throws where storage is blocked
 * @param key name of the flag
 */
export function createReloadGuard(storage: () => FlagStorage, key: string): ReloadGuard {
  const isSet = (): boolean => storage().getItem(key) !== null;
  return {
    mayReload: () => {
      try {
        if (isSet()) return false;
        storage().setItem(key, '1');
        // A storage that takes the flag and does not keep it is as good as none.
        return isSet();
      } catch {
        // Without a flag that outlives the page there is no telling the second time from the first.
        return false;
      }
    },
    clear: () => {
      try {
        if (isSet()) storage().removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}

/** Failures to load a script chunk, as webpack, Turbopack and the browsers word them. docs/specification.md#s100. */
const chunkFailure =
  /loading (?:css )?chunk \S* failed|failed to load chunk|chunkloaderror|dynamically imported module|importing a module script failed/i;

/** Tells whether a rejection is that of a chunk that could not be loaded. */
export function isChunkFailure(reason: unknown): boolean {
  return reason instanceof Error && chunkFailure.test(`${reason.name}: ${reason.message}`);
}
