import { importByName } from '#lib/core/import-by-name';
import type { IslandComponent } from '#lib/next/static-store';

/**
 * The chunk of each island by its name. Those that end in `-island` are fetched only for documents, which
 * contain their styles.
 */
const imports = {
  'form-island': async () => (await import('./form.client')).Form,
  'rate-calculator-island': async () => (await import('./calculator.client')).Calculator,
  'estimator-island': async () => (await import('./estimator.client')).Estimator,
  'iban-check-island': async () => (await import('./iban-check.client')).IbanCheck,
  'status-state-island': async () => (await import('./status-state.client')).StatusState,
  'status-island': async () => (await import('./status-list.client')).StatusList,
  'site-search': async () => (await import('./search/search.client')).SiteSearch,
};

/** Loads the chunk of an island; undefined for unknown names. */
export const importIsland = (name: string): Promise<IslandComponent> | undefined =>
  importByName(imports, name);
