import { bindSegment } from '#app/page-segment';
import { WithdrawalSelection } from '#components/templates/support/withdrawal-selection';
import { withdrawalSelection } from '#lib/families/support/family';

const segment = bindSegment(withdrawalSelection, WithdrawalSelection, 'support/[partner]/transfer');

export const { generateStaticParams } = segment;
export default segment.Page;
