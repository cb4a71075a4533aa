import { stripBase, withBase } from '#lib/core/base-path';
import { resolveEntry } from './entry';
import { localeStorageKey } from './locales';

/**
 * Runs in the entry page at `/` and in the root 404 page before the first paint: redirects to a language.
 * `replace`, so that Back does not return here. docs/specification.md#s49.
 */
function readSaved(): unknown {
  try {
    return localStorage.getItem(localeStorageKey);
  } catch {
    return null;
  }
}

const { pathname, search, hash } = location;
const target = resolveEntry({
  path: stripBase(pathname),
  search,
  hash,
  saved: readSaved(),
  preferred: navigator.languages,
});
if (target) location.replace(withBase(target));
