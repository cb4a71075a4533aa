import { findBrokenWords } from './find-broken-words';
import { findCollisions } from './find-collisions';
import { findCrossedText } from './find-crossed-text';
import { findCutText } from './find-cut-text';
import { findStruckText } from './find-struck-text';
import { listPieces } from './text-pieces';

declare global {
  interface Window {
    /** Defined in pages under test: tests/support/playwright/find-layout-faults.ts. */
    sweepLayout: () => string[];
  }
}

window.sweepLayout = () => {
  const pieces = listPieces();
  const found = [
    ...findCutText(pieces),
    ...findCollisions(pieces),
    ...findCrossedText(pieces),
    ...findStruckText(pieces),
    ...findBrokenWords(pieces),
  ];
  return [...new Set(found)];
};
