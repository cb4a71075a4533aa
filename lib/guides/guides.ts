import path from 'node:path';
import { buildGuidePath, listGuideEntries, listGuidePaths } from '#lib/families/publications/guides';
import { compileGuide } from './compile';
import { buildGuideSource } from './guide-source';

/** Names of all publications' files: `kyc-guide-en.pdf`. */
export const listGuideNames = (): string[] => listGuidePaths().map((address) => path.posix.basename(address));

/**
 * One publication as a PDF.
 *
 * @param name `kyc-guide-en.pdf`
 * @returns undefined when there is no such publication
 */
export async function buildGuide(name: string): Promise<Uint8Array | undefined> {
  const entry = listGuideEntries().find(
    (candidate) => path.posix.basename(buildGuidePath(candidate)) === name,
  );
  return entry && compileGuide(buildGuideSource(entry), entry.date);
}
