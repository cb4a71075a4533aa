import type { ReactNode } from 'react';
import { Screen, type ScreenProps } from '#components/ui/screen';
import { Statement, type StatementProps } from '#components/ui/statement';
import { WebhookReceipt, type WebhookReceiptProps } from '#components/ui/webhook-receipt';

export type VignetteProps = {
  /** One state of the product. */
  readonly vignette:
    | ({ readonly kind: 'screen' } & ScreenProps)
    | ({ readonly kind: 'statement' } & StatementProps)
    | ({ readonly kind: 'webhook' } & WebhookReceiptProps);
};

/** What the product looks like in one state: a screen of an app, lines of an account, a message as a receipt. */
export function Vignette({ vignette }: VignetteProps): ReactNode {
  if (vignette.kind === 'statement') return <Statement {...vignette} />;
  if (vignette.kind === 'webhook') return <WebhookReceipt {...vignette} />;
  return <Screen {...vignette} />;
}
