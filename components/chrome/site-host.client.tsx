'use client';

import { useCallback, type ReactNode } from 'react';
import { importTemplate } from '#components/templates/template-imports.client';
import { PageHost, type PageHostProps } from '#lib/page-data/react/page-host.client';
import { startRuntime, type PageRuntime } from '#lib/page-data/react/runtime';

export type SiteHostProps = Omit<PageHostProps, 'start'> & {
  readonly buildHash: string;
  readonly documentSlices: readonly string[];
};

let runtime: PageRuntime | undefined;

/** The page host with this site's templates: one runtime for the life of the document. */
export function SiteHost({ buildHash, documentSlices, ...host }: SiteHostProps): ReactNode {
  const start = useCallback(() => (runtime ??= startRuntime({ buildHash, documentSlices, importTemplate })), [buildHash, documentSlices]);
  return <PageHost {...host} start={start} />;
}
