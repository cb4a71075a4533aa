'use client';

import { useState, type ReactNode } from 'react';

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
 * itself, as plain HTML. It reads on, and its links lead on by full page loads.
 */
export function KeptDocument(): ReactNode {
  const [{ lang, className, body }] = useState(readDocument);
  return (
    <html lang={lang} className={className}>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
