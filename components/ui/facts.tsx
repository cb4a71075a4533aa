import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { isEmailAddress } from '#lib/core/split-code';
import { CodeText } from './code-text';
import { FactList } from './fact-list';
import styles from './facts.module.css';
import { LinkSequence, type LinkSequenceProps } from './link-sequence';

type Value =
  | { readonly value: string; readonly href?: string | undefined }
  | { readonly links: LinkSequenceProps['items'] };

export type FactsProps = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ({ readonly label: string } & Value)[];
  /** A box, or a strip with one column per fact. */
  readonly form?: 'box' | 'strip';
};

function FactValue(fact: Value): ReactNode {
  if ('links' in fact) return <LinkSequence items={fact.links} />;
  const value = isEmailAddress(fact.value) ? <CodeText text={fact.value} /> : fact.value;
  return fact.href ? <PageLink href={fact.href}>{value}</PageLink> : value;
}

export function Facts({ id, title, items, form = 'box' }: FactsProps): ReactNode {
  return (
    <section className={styles[form]} aria-labelledby={id}>
      <h2 id={id} className={form === 'strip' ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      <FactList items={items.map(({ label, ...value }) => ({ label, value: <FactValue {...value} /> }))} />
    </section>
  );
}
