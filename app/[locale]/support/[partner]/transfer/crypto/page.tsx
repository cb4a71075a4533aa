import { bindSegment } from '#app/page-segment';
import { Withdrawal } from '#components/templates/support/withdrawal';
import { withdrawalCrypto } from '#lib/families/support/family';

const segment = bindSegment(withdrawalCrypto, Withdrawal, 'support/[partner]/transfer/crypto');

export const { generateStaticParams } = segment;
export default segment.Page;
