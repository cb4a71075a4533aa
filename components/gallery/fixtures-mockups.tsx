import { TextWithProduct } from '#components/blocks/text-with-product';
import { AccountStatement } from '#components/ui/account-statement';
import { PartnerConsole } from '#components/ui/partner-console';
import { PaymentCard, type PaymentCardProps } from '#components/ui/payment-card';
import { CompanyMark } from '#components/ui/company-mark';
import { Wordmark } from '#components/ui/wordmark';
import type { Fixture } from './fixture';

const card: PaymentCardProps = {
  app: { slug: 'voltreise', name: 'Voltreise' },
  livery: 'dark',
  product: 'Charging card',
  holder: 'Fleet car 12',
  number: '···· ···· ···· 7305',
  validThru: 'valid to 11/29',
  back: ['Issued by', 'Stellwerk'],
};

const kontaro = { slug: 'kontaro', name: 'Kontaro' };

export const mockupFixtures: readonly Fixture[] = [
  {
    name: 'PartnerConsole',
    wide: true,
    states: {
      'every state of a payment': () => (
        <PartnerConsole
          app={kontaro}
          title="Transfers"
          note="20 November 2026"
          payments={[
            {
              reference: 'INV-1',
              payee: 'Hanna Sperling',
              amount: '€1,250.50',
              state: 'settled',
              stateText: 'settled',
            },
            {
              reference: 'INV-2',
              payee: 'Tax office',
              amount: '€1,904.00',
              state: 'waiting',
              stateText: 'awaits approval',
            },
            {
              reference: 'INV-3',
              payee: 'Lindner',
              amount: '€2,900.00',
              state: 'review',
              stateText: 'on hold',
            },
            {
              reference: 'INV-4',
              payee: 'C. Petersen',
              amount: '€49.90',
              state: 'returned',
              stateText: 'returned',
            },
          ]}
          rows={[{ name: 'From', value: 'Jonas Albrecht' }]}
          events={[
            { time: '09:29:30', text: 'Created in the app, with a text that takes more than one line' },
            { time: '09:30:02', text: 'Settled' },
          ]}
        />
      ),
    },
  },
  {
    name: 'PaymentCard',
    wide: true,
    states: {
      dark: () => <PaymentCard {...card} />,
      light: () => <PaymentCard {...card} app={kontaro} livery="light" />,
      bright: () => <PaymentCard {...card} app={{ slug: 'taschero', name: 'Taschero' }} livery="bright" />,
    },
  },
  {
    name: 'AccountStatement',
    wide: true,
    states: {
      usual: () => (
        <AccountStatement
          app={kontaro}
          title="Account statement"
          note="no. 47"
          rows={[{ name: 'Account holder', value: 'Jonas Albrecht' }]}
          opening={{ name: 'Before', value: '€1,169.70' }}
          bookings={[{ day: '17 Nov', name: 'Praxis Yilmaz', reference: 'RE-2026-0412', amount: '+€480.00' }]}
          closing={{ name: 'After', value: '€1,649.70' }}
          bank="Stellwerk Financial Infrastructure SE"
        />
      ),
    },
  },
  {
    name: 'TextWithProduct',
    wide: true,
    states: {
      'wide figure': () => (
        <TextWithProduct product={{ kind: 'card', ...card }}>
          <p>Texts beside it</p>
        </TextWithProduct>
      ),
    },
  },
  { name: 'Wordmark', states: { usual: () => <Wordmark name="Kontaro" slug="kontaro" /> } },
  { name: 'CompanyMark', states: { usual: () => <CompanyMark slug="kontaro" /> } },
];
