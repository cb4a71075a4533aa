import { bindSegment } from '#app/page-segment';
import { WithdrawalSelection } from '#components/templates/support/withdrawal-selection';

const segment = bindSegment({
  template: 'withdrawal-selection',
  Template: WithdrawalSelection,
  route: 'support/[partner]/transfer',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
