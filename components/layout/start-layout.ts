import { hideTokens } from '#lib/core/address-tokens';
import { addHeaderBehaviour } from './header-behaviour';
import { addMenuBehaviour } from './menu-behaviour';
import { saveLanguageOnSwitch } from './save-language';

/**
 * Removes tokens from the URL, before anything reads it, and starts the parts of the layout that do not need
 * the runtime, for the document's lifetime.
 */
export function startLayout(): void {
  hideTokens();
  addMenuBehaviour(document);
  addHeaderBehaviour(window);
  saveLanguageOnSwitch(document);
}
