'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';
import { restoreFocus, restoreRoot, takeSnapshot } from './document-snapshot';

const readDocument = (): ReturnType<typeof takeSnapshot> | undefined =>
  typeof document === 'undefined' ? undefined : takeSnapshot(document);

/**
 * Replaces Next's error page when the page's script fails, for example on a missing chunk: shows the exported
 * page with its original nodes, captured before React removes them. All navigations become full page loads,
 * even if the runtime already listens: `data-leaving` tells it that it can show no pages.
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
