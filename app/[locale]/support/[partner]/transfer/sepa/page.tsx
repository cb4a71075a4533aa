import { bindSegment } from '#app/page-segment';
import { WithdrawalSepa } from '#components/templates/support/withdrawal-sepa';

const segment = bindSegment({
  template: 'withdrawal-sepa',
  Template: WithdrawalSepa,
  route: 'support/[partner]/transfer/sepa',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
