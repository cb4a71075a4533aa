import type { ReactNode } from 'react';
import { Section, type SectionProps } from '#components/ui/section';
import { TitledTexts, type TitledTextsProps } from './titled-texts';

export type TextSectionProps = TitledTextsProps & Pick<SectionProps, 'id' | 'title' | 'lead' | 'tone'>;

export function TextSection({ items, form, ...section }: TextSectionProps): ReactNode {
  return (
    <Section {...section}>
      <TitledTexts items={items} form={form} />
    </Section>
  );
}
