import { GoogleTagManager } from '@next/third-parties/google';
import { createRoot } from 'react-dom/client';

/**
 * Loads Google's tag manager by Next's own component. It shows nothing, its effects put the scripts
 * into the document: so its root is an element of its own, outside of every page.
 *
 * @param address of the script, with its id
 */
export function loadGoogleTagManager(address: string): void {
  createRoot(document.createElement('div')).render(<GoogleTagManager gtmScriptUrl={address} />);
}
