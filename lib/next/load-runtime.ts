import { isLeavingDocument } from '#lib/core/leaving-document';
import { findIntegrity } from './integrity';
import { trustScripts } from './trust-scripts';

/** Milliseconds for which a document that is left gets no runtime: what loads next needs the processor. */
const leave = 2000;

/** A task of its own; where a link was followed, a late one, in case that it led to no page. lib/boot/early-navigation.ts */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, isLeavingDocument() ? leave : 0));

function addScript(address: string, source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.integrity = findIntegrity(address);
    script.onload = () => resolve();
    script.onerror = reject;
    script.src = source;
    document.head.append(script);
  });
}

/**
 * Runs what has come: modules that are large alone, each in a task of its own, so that none keeps an
 * input waiting for long; then everything else.
 */
async function evaluate({ TURBOPACK, startPlan }: Pick<Window, 'TURBOPACK' | 'startPlan'>): Promise<void> {
  if (!TURBOPACK || !startPlan) return;
  const { stackTraceLimit } = Error;
  // React makes errors when it starts: for the stack of each, V8 would read the whole module once more.
  Error.stackTraceLimit = 0;
  // Each behind the task in which the last file was compiled, or the module before it was run.
  for (const id of startPlan.large) {
    await nextTask();
    TURBOPACK.push({ otherChunks: [], runtimeModuleIds: [id] });
  }
  await nextTask();
  TURBOPACK.push(startPlan.entry);
  await nextTask();
  Error.stackTraceLimit = stackTraceLimit;
}

/**
 * Starts Next's runtime. Where a file does not come, the document stays what it is: its links lead on.
 *
 * @param files addresses of its scripts and of the document's data for hydration
 */
export async function loadRuntime(files: readonly string[]): Promise<void> {
  const scriptAddress = trustScripts();
  // The loader of chunks asks each of them for the same: lib/next/join-scripts.build.ts.
  Object.assign(self, { integrityOf: findIntegrity, scriptAddress });
  try {
    await Promise.all(files.map((file) => addScript(file, scriptAddress(file))));
  } catch {
    return;
  }
  await evaluate(self);
}
