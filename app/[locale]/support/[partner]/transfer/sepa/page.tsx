import { bindSegment } from '#app/page-segment';
import { Withdrawal } from '#components/templates/support/withdrawal';
import { withdrawalSepa } from '#lib/families/support/family';

const { generateStaticParams, Page } = bindSegment(
  withdrawalSepa,
  Withdrawal,
  'support/[partner]/transfer/sepa',
);
export { generateStaticParams, Page as default };
