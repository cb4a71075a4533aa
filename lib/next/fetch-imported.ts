import { withBase } from '#lib/core/base-path';
import { fetchAhead } from './fetch-ahead';

/** Files of what is imported by name, such as a template, below `/_next/`. */
export type ImportedFiles = Readonly<Record<string, string>>;

/**
 * Fetches what `import()` will run, by the name that the build gave it; one that it does not know is left to its
 * import. lib/next/name-imports.build.ts. Never rejects.
 */
export async function fetchImported(name: string, signal: AbortSignal): Promise<void> {
  const file = self.importedFiles?.[name];
  if (file !== undefined) await fetchAhead([withBase(`/_next/${file}`)], signal);
}
