/** The part of sessionStorage that the guard uses; any method may throw. */
export type FlagStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Allows one reload per tab session, so that a persistent failure never loops. */
export type ReloadGuard = {
  /** True the first time, then false until `clear`. Also false if nothing can be stored. */
  readonly mayReload: () => boolean;
  readonly clear: () => void;
};

/**
 * Creates a guard on a session flag. docs/specification.md#s98.
 *
 * @param storage returns the session storage; throws if it is blocked
 * @param key name of the flag
 */
export function createReloadGuard(storage: () => FlagStorage, key: string): ReloadGuard {
  const isSet = (): boolean => storage().getItem(key) !== null;
  return {
    mayReload: () => {
      try {
        if (isSet()) return false;
        storage().setItem(key, '1');
        // Some storage accepts the flag but does not keep it.
        return isSet();
      } catch {
        // Without a persistent flag, a second reload could not be detected.
        return false;
      }
    },
    clear: () => {
      try {
        if (isSet()) storage().removeItem(key);
      } catch {
        // Then nothing was stored.
      }
    },
  };
}

/** Messages of chunk load errors in webpack, Turbopack and the browsers. docs/specification.md#s100. */
const chunkFailure =
  /loading (?:css )?chunk \S* failed|failed to load chunk|chunkloaderror|dynamically imported module|importing a module script failed/i;

export function isChunkFailure(reason: unknown): boolean {
  return reason instanceof Error && chunkFailure.test(`${reason.name}: ${reason.message}`);
}
