import { GoogleTagManager } from '@next/third-parties/google';
import { createRoot } from 'react-dom/client';

/**
 * Loads Google Tag Manager with Next's component. It renders nothing, only its effects insert the scripts, so
 * its root is detached from the document.
 *
 * @param address URL of the script, with its id
 */
export function loadGoogleTagManager(address: string): void {
  createRoot(document.createElement('div')).render(<GoogleTagManager gtmScriptUrl={address} />);
}
