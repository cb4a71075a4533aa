import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './facts.module.css';
import { LinkSequence, type LinkSequenceProps } from './link-sequence';

type Value =
  | { readonly value: string; readonly href?: string | undefined }
  | { readonly links: LinkSequenceProps['items'] };

export type FactsProps = {
  /** Fragment of the title. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly ({ readonly label: string } & Value)[];
  /** A box, or a strip across the page with a column for each fact. */
  readonly form?: 'box' | 'strip';
};

function FactValue(fact: Value): ReactNode {
  if ('links' in fact) return <LinkSequence items={fact.links} />;
  return fact.href ? <PageLink href={fact.href}>{fact.value}</PageLink> : fact.value;
}

/** A page at a glance: labels and values in a box or a strip, in as many columns as it has room for. */
export function Facts({ id, title, items, form = 'box' }: FactsProps): ReactNode {
  return (
    <section className={styles[form]} aria-labelledby={id}>
      <h2 id={id} className={form === 'strip' ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      <dl>
        {items.map(({ label, ...value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <FactValue {...value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
