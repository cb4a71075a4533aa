import { missingPartItem } from '#lib/storage/stored-items';
import { createReloadGuard, isChunkFailure } from '#lib/page-data/core/reload-guard';
import { loadDocument } from './full-load';

/**
 * A missing chunk may surface as an unhandled rejection; a full page load gets a document with current chunk
 * names. docs/specification.md#s100.
 */
export function listenToChunkFailures(lastRequested: () => string): void {
  addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    const { pathname } = new URL(lastRequested());
    if (createReloadGuard(() => sessionStorage, missingPartItem.name.replace('*', pathname)).mayReload())
      loadDocument(lastRequested());
  });
}
