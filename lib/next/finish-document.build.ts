import { delayScripts, type LateScripts } from './delay-scripts.build';
import { joinInlineScripts } from './join-inline-scripts.build';
import { removeRedundancy } from './remove-redundancy.build';

/**
 * Finishes a document that starts Next's runtime: without what says nothing, its scripts fetched
 * after the first paint, everything inline in one script at the end.
 *
 * @param html document as Next writes it
 * @param join which files hold the scripts of the first load; by default their own
 * @throws {NextOutputError} where Next writes documents of another shape
 */
export function finishDocument(html: string, join?: (files: readonly string[]) => LateScripts): string {
  return joinInlineScripts(delayScripts(removeRedundancy(html), join));
}
