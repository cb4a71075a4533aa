import { addHeaderBehaviour } from './header-behaviour';
import { addMenuBehaviour } from './menu-behaviour';
import { saveLanguageOnSwitch } from './save-language';

/** Gives the chrome what it can do without the runtime, for the life of the document. */
export function startChrome(): void {
  addMenuBehaviour(document);
  addHeaderBehaviour(window);
  saveLanguageOnSwitch(document);
}
