import type { ReactNode } from 'react';
import { Section } from '#components/ui/section';
import { TitledTexts, type TitledTextsProps } from './titled-texts';

export type AdviceProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly items: TitledTextsProps['items'];
};

/** What helps readers of a list to choose from it; stands below the list. */
export function Advice({ title, lead, items }: AdviceProps): ReactNode {
  return (
    <Section id="advice" title={title} lead={lead}>
      <TitledTexts items={items} />
    </Section>
  );
}
