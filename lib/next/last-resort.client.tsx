'use client';

import type { ReactNode } from 'react';
import { KeptDocument } from './kept-document.client';

/**
 * In the place of Next's own last error page, which says in English and in styles of its own that "This page couldn't
 * load": where even the router fails, the exported page stays. A component of its own, since Next tells by its identity
 * that nobody has caught the error. 1.6 kB of every first visit.
 */
function LastResort(): ReactNode {
  return <KeptDocument />;
}

export { LastResort as default };
