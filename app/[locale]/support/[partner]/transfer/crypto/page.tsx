import { bindSegment } from '#app/page-segment';
import { WithdrawalCrypto } from '#components/templates/support/withdrawal-crypto';

const segment = bindSegment({
  template: 'withdrawal-crypto',
  Template: WithdrawalCrypto,
  route: 'support/[partner]/transfer/crypto',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
