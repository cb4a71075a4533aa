import type { ReactNode } from 'react';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { Complaints } from '#lib/families/support/contact';

/** What to do when help did not help: company or bank, arbitration, supervisor. */
export function ComplaintsSection({
  complaints: { title, steps },
}: {
  readonly complaints: Complaints;
}): ReactNode {
  return (
    <Section id="not-satisfied" title={title} tone="mist">
      <Steps items={steps} />
    </Section>
  );
}
