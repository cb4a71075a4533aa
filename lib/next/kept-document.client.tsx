'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';
import { restoreFocus, restoreRoot, takeSnapshot } from './document-snapshot';

const readDocument = (): ReturnType<typeof takeSnapshot> | undefined =>
  typeof document === 'undefined' ? undefined : takeSnapshot(document);

/**
 * What Next shows when the page's script fails, such as a chunk that is gone: the exported page itself, in its own
 * nodes, since React renders this component before it removes the old document. Its links, Back and Forward are full
 * page loads, also where the runtime listens already: `data-leaving` says that nothing shows its pages any more.
 */
export function KeptDocument(): ReactNode {
  const [kept] = useState(readDocument);
  useLayoutEffect(() => {
    if (!kept) return;
    document.body.replaceChildren(...kept.body);
    restoreRoot(document, kept);
    restoreFocus(document, kept);
  }, [kept]);
  return (
    <html data-leaving="failed">
      <body />
    </html>
  );
}
