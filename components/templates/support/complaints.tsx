import type { ReactNode } from 'react';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { Complaints } from '#lib/families/support/contact';

type ComplaintsSectionProps = { readonly complaints: Complaints };

export function ComplaintsSection({ complaints: { title, steps } }: ComplaintsSectionProps): ReactNode {
  return (
    <Section id="not-satisfied" title={title} tone="mist">
      <Steps items={steps} />
    </Section>
  );
}
