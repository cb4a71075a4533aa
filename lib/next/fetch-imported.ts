import { withBase } from '#lib/core/base-path';
import { fetchAhead } from './fetch-ahead';

/** Files of named dynamic imports, such as templates, relative to `/_next/`. */
export type ImportedFiles = Readonly<Record<string, string>>;

/**
 * Prefetches the file of a dynamic import by the name that the build gave it; unknown names are ignored. See
 * lib/build/document-compiler/name-imports.ts. Never rejects.
 */
export async function fetchImported(name: string, signal: AbortSignal): Promise<void> {
  const file = self.importedFiles?.[name];
  if (file !== undefined) await fetchAhead([withBase(`/_next/${file}`)], signal);
}
