import { bindSegment } from '#app/page-segment';
import { Withdrawal } from '#components/templates/support/withdrawal';
import { withdrawalSepa } from '#lib/families/support/family';

const segment = bindSegment(withdrawalSepa, Withdrawal, 'support/[partner]/transfer/sepa');

export const { generateStaticParams } = segment;
export default segment.Page;
