'use client';

import { useState, type ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';

type Kept = {
  readonly lang: string | undefined;
  readonly className: string | undefined;
  readonly body: string;
};

/** The document as it stands: React renders this component before it takes the old document away. */
function readDocument(): Kept {
  if (typeof document === 'undefined') return { lang: undefined, className: undefined, body: '' };
  const { lang, className } = document.documentElement;
  return { lang, className, body: document.body.innerHTML };
}

/**
 * What Next shows when the page's script fails, such as a chunk that is gone: the exported page
 * itself, as plain HTML. It reads on, and its links, Back and Forward lead on by full page loads, also
 * where the runtime listens already: the mark tells it that nothing shows its pages any more.
 */
export function KeptDocument(): ReactNode {
  const [{ lang, className, body }] = useState(readDocument);
  return (
    <html lang={lang} className={className} data-leaving="failed">
      <body dangerouslySetInnerHTML={toMarkup(body)} />
    </html>
  );
}
