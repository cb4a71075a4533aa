import type { ReactNode } from 'react';
import { LinkSequence } from '#components/ui/link-sequence';
import type { LinkItem } from '#lib/page-model/shared-data';

export type ServiceLinksProps = { readonly paths: readonly string[]; readonly services: readonly LinkItem[] };

/** Names of services in a row, each a link. */
export function ServiceLinks({ paths, services }: ServiceLinksProps): ReactNode {
  return (
    <LinkSequence items={paths.flatMap((path) => services.find((service) => service.path === path) ?? [])} />
  );
}
