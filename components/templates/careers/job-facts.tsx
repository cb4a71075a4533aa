import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { HeadFacts } from '#components/blocks/head-facts';
import type { JobFacts as Facts } from '#lib/families/careers/job-list';

export type JobFactsProps = { readonly facts: Facts };

/** How many positions are open, when somebody who writes has an answer, and which of them closes first. */
export function JobFacts({ facts: { count, first } }: JobFactsProps): ReactNode {
  const closing = first && {
    label: first.label,
    value: first.value,
    note: <PageLink href={first.path}>{first.name}</PageLink>,
  };
  return <HeadFacts items={[count, ...(closing ? [closing] : [])]} />;
}
