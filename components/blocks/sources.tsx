import type { ReactNode } from 'react';
import { ExternalLink } from '#components/ui/external-link';
import styles from './sources.module.css';

export type SourcesProps = {
  readonly id: string;
  readonly items: readonly { readonly title: string; readonly url: string }[];
  readonly labels: { readonly sources: string; readonly opensInNewTab: string };
};

export function Sources({ id, items, labels }: SourcesProps): ReactNode {
  return (
    <section id={id} className={styles['sources']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{labels.sources}</h2>
      <ul>
        {items.map(({ title, url }) => (
          <li key={url}>
            <ExternalLink href={url} hint={labels.opensInNewTab}>
              {title}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
