import { importByName } from '#lib/core/import-by-name';
import type { IslandComponent } from '#lib/next/static-store';

/** The chunk of each island, by the name that `Island` gives it. */
const imports = {
  'rate-calculator': async () => (await import('./calculator.client')).Calculator,
  'site-search': async () => (await import('./search/search.client')).SiteSearch,
};

/** Loads an island's chunk; undefined for a name that no island has. */
export const importIsland = (name: string): Promise<IslandComponent> | undefined =>
  importByName(imports, name);
