import { hideTokens } from '#lib/core/address-tokens';
import { addHeaderBehaviour } from './header-behaviour';
import { addMenuBehaviour } from './menu-behaviour';
import { saveLanguageOnSwitch } from './save-language';

/**
 * Takes tokens out of the address, ahead of everything that reads it, and gives the chrome what it can do without the
 * runtime, for the life of the document.
 */
export function startChrome(): void {
  hideTokens();
  addMenuBehaviour(document);
  addHeaderBehaviour(window);
  saveLanguageOnSwitch(document);
}
