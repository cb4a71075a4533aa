import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { HeadFacts } from '#components/blocks/head-facts';
import type { JobFacts as Facts } from '#lib/families/careers/job-list';

export function JobFacts({ facts: { count, first } }: { readonly facts: Facts }): ReactNode {
  const closing = first && { ...first, note: <PageLink href={first.path}>{first.name}</PageLink> };
  return <HeadFacts items={[count, ...(closing ? [closing] : [])]} />;
}
