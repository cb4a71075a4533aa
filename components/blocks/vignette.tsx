import type { ReactNode } from 'react';
import { Screen, type ScreenProps } from '#components/ui/screen';
import { Statement, type StatementProps } from '#components/ui/statement';
import { WebhookReceipt, type WebhookReceiptProps } from '#components/ui/webhook-receipt';

export type VignetteProps = {
  readonly vignette:
    | ({ readonly kind: 'screen' } & ScreenProps)
    | ({ readonly kind: 'statement' } & StatementProps)
    | ({ readonly kind: 'webhook' } & WebhookReceiptProps);
};

/** Mock-up of the product: an app screen, an account statement or a webhook message. */
export function Vignette({ vignette }: VignetteProps): ReactNode {
  if (vignette.kind === 'statement') return <Statement {...vignette} />;
  if (vignette.kind === 'webhook') return <WebhookReceipt {...vignette} />;
  return <Screen {...vignette} />;
}
