import type { ImportedFiles } from './fetch-imported';
import type { RuntimeEntry, StartPlan } from './start-plan';

declare global {
  /** What an export's start file says ahead of its scripts (./start-file.build.ts); nothing of it is there in `next dev`. */
  interface Window {
    readonly importedFiles?: ImportedFiles;
    readonly startPlan?: StartPlan;
    /** Next's loader of chunks. */
    readonly TURBOPACK?: { readonly push: (entry: RuntimeEntry) => void };
  }
}
