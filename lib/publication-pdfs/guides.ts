import path from 'node:path';
import { buildGuidePath, listGuideEntries } from '#lib/families/publications/guides';
import type { NamedFile } from '#lib/registry/named-file';
import { compileGuide } from './compile';
import { buildTypstSource } from './typst-source';

/** All publications as PDF files: `kyc-guide-en.pdf`. */
export const listGuideFiles = (): NamedFile[] =>
  listGuideEntries().map((entry) => ({
    name: path.posix.basename(buildGuidePath(entry)),
    type: 'application/pdf',
    write: () => compileGuide(buildTypstSource(entry), entry.date),
  }));
