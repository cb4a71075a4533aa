import type { ImportedFiles } from './fetch-imported';
import type { RuntimeEntry, StartPlan } from './start-plan';

declare global {
  /** Globals that an export's start script defines (./start-file.build.ts); absent in `next dev`. */
  interface Window {
    readonly importedFiles?: ImportedFiles;
    readonly startPlan?: StartPlan;
    /** The chunk loader of Turbopack. */
    readonly TURBOPACK?: { readonly push: (entry: RuntimeEntry) => void };
  }
}
