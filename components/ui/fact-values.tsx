import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { isEmailAddress } from '#lib/core/split-code';
import { CodeText } from './code-text';
import { FactList } from './fact-list';
import { LinkSequence, type LinkSequenceProps } from './link-sequence';

type Value =
  | { readonly value: string; readonly href?: string | undefined }
  | { readonly links: LinkSequenceProps['items'] };

export type FactsProps = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ({ readonly label: string } & Value)[];
};

function FactValue(fact: Value): ReactNode {
  if ('links' in fact) return <LinkSequence items={fact.links} />;
  const value = isEmailAddress(fact.value) ? <CodeText text={fact.value} /> : fact.value;
  return fact.href ? <PageLink href={fact.href}>{value}</PageLink> : value;
}

/** Labels and values; an e-mail address may break, a value may be a link. */
export const FactValues = ({ items }: Pick<FactsProps, 'items'>): ReactNode => (
  <FactList items={items.map(({ label, ...value }) => ({ label, value: <FactValue {...value} /> }))} />
);
