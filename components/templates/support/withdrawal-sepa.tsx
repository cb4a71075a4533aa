import type { ReactNode } from 'react';
import type { TemplateProps } from '#lib/content/page';
import type { WithdrawalView } from '#lib/families/support/transfer-view';
import { RequestByPost } from './request-by-post';
import { Withdrawal } from './withdrawal';

/** Payout in euro to a bank account. */
export function WithdrawalSepa({ view }: TemplateProps<WithdrawalView>): ReactNode {
  return <Withdrawal view={view} request={<RequestByPost request={view.request} />} />;
}
