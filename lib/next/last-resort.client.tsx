'use client';

import type { ReactNode } from 'react';
import { KeptDocument } from './kept-document.client';

/**
 * Replaces Next's built-in error page, which is English ("This page couldn't load") and has its own styles:
 * if even the router fails, the exported page stays. A separate component, because Next compares its identity
 * to detect uncaught errors. 1.6 kB of every first load.
 */
function LastResort(): ReactNode {
  return <KeptDocument />;
}

export { LastResort as default };
