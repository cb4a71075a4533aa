import type { ReactNode } from 'react';
import { AccountStatement, type AccountStatementProps } from '#components/ui/account-statement';
import { PartnerConsole, type PartnerConsoleProps } from '#components/ui/partner-console';
import { PaymentCard, type PaymentCardProps } from '#components/ui/payment-card';
import { TextWithFigure } from './text-with-figure';
import { Mockup, type MockupProps } from './mockup';

type Product =
  | MockupProps['mockup']
  | ({ readonly kind: 'console' } & PartnerConsoleProps)
  | ({ readonly kind: 'card' } & PaymentCardProps)
  | ({ readonly kind: 'account-statement' } & AccountStatementProps);

type ProductProps = { readonly product: Product };

/** Whether it is wider than a telephone: then it has seven columns, and the text beside it five. */
export const isWide = ({ kind }: Product): boolean =>
  kind === 'console' || kind === 'card' || kind === 'account-statement';

function ProductFigure({ product }: ProductProps): ReactNode {
  if (product.kind === 'console') return <PartnerConsole {...product} />;
  if (product.kind === 'card') return <PaymentCard {...product} />;
  if (product.kind === 'account-statement') return <AccountStatement {...product} />;
  return <Mockup mockup={product} />;
}

/** Text beside the product in use. */
export function TextWithProduct({
  product,
  children,
}: ProductProps & { readonly children: ReactNode }): ReactNode {
  return (
    <TextWithFigure isWide={isWide(product)} figure={<ProductFigure product={product} />}>
      {children}
    </TextWithFigure>
  );
}
