import type { DataLayer } from '../data-layer';

/** Loads a script of another site. The order of such scripts does not matter. */
function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/**
 * Loads a service's script as an element of the document. A tag manager of the `gtm.js` kind wants
 * to read in the data layer when it was started.
 *
 * @see https://developers.google.com/tag-platform/tag-manager/datalayer
 */
export function loadService(
  service: 'container' | 'tagManager',
  address: string,
  dataLayer: DataLayer,
): void {
  if (service === 'tagManager') dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(address);
}
