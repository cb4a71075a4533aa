import type { ReactNode } from 'react';
import { Screen, type ScreenProps } from '#components/ui/screen';
import { Statement, type StatementProps } from '#components/ui/statement';
import { WebhookReceipt, type WebhookReceiptProps } from '#components/ui/webhook-receipt';

export type MockupProps = {
  readonly mockup:
    | ({ readonly kind: 'screen' } & ScreenProps)
    | ({ readonly kind: 'statement' } & StatementProps)
    | ({ readonly kind: 'webhook' } & WebhookReceiptProps);
};

/** Mock-up of the product: an app screen, an account statement or a webhook message. */
export function Mockup({ mockup }: MockupProps): ReactNode {
  if (mockup.kind === 'statement') return <Statement {...mockup} />;
  if (mockup.kind === 'webhook') return <WebhookReceipt {...mockup} />;
  return <Screen {...mockup} />;
}
