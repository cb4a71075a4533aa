import type { DataLayer } from '../data-layer';

/** Loads a third-party script. The order of such scripts does not matter. */
function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/**
 * Loads a service's script element. Google-style tag managers (`gtm.js`) expect their start time in the data layer.
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
