import { bindSegment } from '#app/page-segment';
import { Withdrawal } from '#components/templates/support/withdrawal';
import { withdrawalCrypto } from '#lib/families/support/family';

const { generateStaticParams, Page } = bindSegment(
  withdrawalCrypto,
  Withdrawal,
  'support/[partner]/transfer/crypto',
);
export { generateStaticParams, Page as default };
