import { bindSegment } from '#app/page-segment';
import { WithdrawalSelection } from '#components/templates/support/withdrawal-selection';
import { withdrawalSelection } from '#lib/families/support/family';

const { generateStaticParams, Page } = bindSegment(
  withdrawalSelection,
  WithdrawalSelection,
  'support/[partner]/transfer',
);
export { generateStaticParams, Page as default };
