import type { ReactNode } from 'react';
import { Section } from '#components/ui/section';
import { TitledTexts, type TitledTextsProps } from './titled-texts';

export type AdviceProps = {
  /** Name of the section within the page. */
  readonly id?: string;
  readonly title: string;
  readonly items: TitledTextsProps['items'];
};

/** What helps readers of a list to choose from it; stands below the list. */
export function Advice({ id = 'advice', title, items }: AdviceProps): ReactNode {
  return (
    <Section id={id} title={title}>
      <TitledTexts items={items} />
    </Section>
  );
}
