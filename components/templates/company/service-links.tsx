import { Fragment, type ReactNode } from 'react';
import type { LinkItem } from '#lib/content/page';

export type ServiceLinksProps = { readonly paths: readonly string[]; readonly services: readonly LinkItem[] };

/** Names of services in a row, each a link. */
export function ServiceLinks({ paths, services }: ServiceLinksProps): ReactNode {
  const known = paths.flatMap((path) => services.find((service) => service.path === path) ?? []);
  return known.map(({ name, path }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <a href={path}>{name}</a>
    </Fragment>
  ));
}
