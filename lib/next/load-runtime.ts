import { isLeavingDocument } from '#lib/core/leaving-document';
import { findIntegrity } from './integrity';
import { trustScripts } from './trust-scripts';

/** Delay (ms) before the runtime starts once a link was followed: the next document needs the processor. */
const leavingDelay = 2000;

/**
 * Waits for a new task; longer after a link was followed, in case it did not lead to a page.
 * lib/boot/early-navigation.ts
 */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, isLeavingDocument() ? leavingDelay : 0));

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
 * Evaluates the loaded scripts: large modules in separate tasks, so that none blocks input for long, then
 * everything else.
 */
async function evaluate({ TURBOPACK, startPlan }: Pick<Window, 'TURBOPACK' | 'startPlan'>): Promise<void> {
  if (!TURBOPACK || !startPlan) return;
  const { stackTraceLimit } = Error;
  // React creates errors when it starts; for each stack trace, V8 would parse the whole module again.
  Error.stackTraceLimit = 0;
  // Each in a new task, after the compilation of the last file or the previous module.
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
 * Starts Next's runtime. If a file fails to load, the document remains static and its links work.
 *
 * @param files URLs of its scripts and of the hydration data
 */
export async function loadRuntime(files: readonly string[]): Promise<void> {
  const scriptAddress = trustScripts();
  // For the chunk loader: lib/build/document-compiler/join-scripts.ts.
  Object.assign(self, { integrityOf: findIntegrity, scriptAddress });
  try {
    await Promise.all(files.map((file) => addScript(file, scriptAddress(file))));
  } catch {
    return;
  }
  await evaluate(self);
}
