import type { ReactNode } from 'react';
import { LinkSequence } from '#components/ui/link-sequence';
import type { LinkItem } from '#lib/page-model/shared-data';

type ServiceLinksProps = { readonly paths: readonly string[]; readonly services: readonly LinkItem[] };

export function ServiceLinks({ paths, services }: ServiceLinksProps): ReactNode {
  const items = paths.flatMap((path) => services.find((service) => service.path === path) ?? []);
  return <LinkSequence items={items} />;
}
