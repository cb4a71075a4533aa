import { importByName } from '#lib/core/import-by-name';
import type { IslandComponent } from '#lib/next/static-store';

const imports = {
  'rate-calculator': async () => (await import('./calculator.client')).Calculator,
  'site-search': async () => (await import('./search/search.client')).SiteSearch,
};

/** Loads the chunk of an island; undefined for unknown names. */
export const importIsland = (name: string): Promise<IslandComponent> | undefined =>
  importByName(imports, name);
