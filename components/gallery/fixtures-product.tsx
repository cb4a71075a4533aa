import { TextWithFigure } from '#components/blocks/text-with-figure';
import { CheckPanel } from '#components/blocks/check-panel';
import { NextPages } from '#components/blocks/next-pages';
import { NetworkPlan } from '#components/blocks/network-plan';
import { Panel } from '#components/blocks/panel-head';
import { ServiceMap } from '#components/blocks/service-map';
import { Mockup } from '#components/blocks/mockup';
import { Plan } from '#components/ui/diagram/plan';
import { SegmentedControl } from '#components/ui/segmented-control';
import { Badge } from '#components/ui/badge';
import { Screen, type ScreenProps } from '#components/ui/screen';
import { Statement, type StatementProps } from '#components/ui/statement';
import { WebhookReceipt, type WebhookReceiptProps } from '#components/ui/webhook-receipt';
import type { DiagramData } from '#components/ui/diagram/types';
import type { Fixture } from './fixture';

const diagram: DiagramData = {
  title: 'A payment and its check',
  alt: 'The payment passes the check and reaches the payee.',
  nodes: [
    { id: 'app', kind: 'endpoint', at: [0, 0], label: 'Your app', note: 'one request' },
    { id: 'check', kind: 'check', at: [1, 0], label: 'Payee', note: 'name and IBAN' },
    { id: 'payee', kind: 'endpoint', at: [2, 0], label: 'Payee', note: 'in 10 seconds' },
  ],
  paths: [{ nodes: ['app', 'check', 'payee'] }],
};

const screen: ScreenProps = {
  app: { slug: 'kontaro', name: 'Kontaro' },
  time: '18:32',
  title: 'Rechnung zahlen',
  note: 'INV-2026-1187',
  amount: '1.250,50 €',
  rows: [{ name: 'Bei der Bank bekannt', value: 'Hanna Sperling' }],
  checks: [{ text: 'Name passt zur IBAN', result: 'passed' }],
  action: 'Freigeben',
};

const halted: ScreenProps = {
  ...screen,
  app: { name: 'Your brand' },
  checks: [
    { text: 'Approved with two factors', result: 'passed' },
    { text: 'Name fits almost', result: 'open' },
    { text: 'Name does not match', result: 'failed' },
  ],
};

const statement: StatementProps = {
  app: screen.app,
  time: '08:05',
  title: 'Geschäftskonto',
  note: 'Jonas Albrecht',
  lines: [
    { name: 'Hanna Sperling', reference: 'INV-2026-1187', amount: '−1.250,50 €', isMarked: true },
    { name: 'Praxis Yilmaz', reference: 'RE-2026-0412', amount: '+480,00 €', isMarked: false },
  ],
  balance: { name: 'Guthaben', value: '312,80 €' },
};

const receipt: WebhookReceiptProps = {
  event: 'transfer.settled',
  note: 'to your system',
  rows: [{ name: 'end_to_end_id', value: 'INV-2026-1187' }],
  check: 'Signature checked',
};

const check = {
  legend: 'What does the bank answer?',
  states: [
    { key: 'Name fits', mockup: { kind: 'screen', ...screen }, outcome: 'It runs through.', code: 'match' },
    {
      key: 'Does not match',
      mockup: { kind: 'screen', ...halted },
      route: ['app', 'check'],
      node: { id: 'check', status: 'failed' },
      outcome: 'The payment is not executed.',
    },
  ],
} as const;

const stops = ['Accounts', 'Zahlungsströme', 'KYC platform'].map((name, index) => ({
  name,
  path: `/en/services/${index}/`,
  text: 'One sentence that says what it is and for whom, and that may well run over two lines.',
}));

const cardWords = { fromAccount: 'vom Konto', loaded: 'geladen', monitoring: 'Überwachung' };
const exits = { toShop: 'zum Händler', toPayee: 'zum Empfänger', toNetwork: 'zum Kartennetz' };
const words = {
  alt: 'Track plan of ten services.',
  known: 'schon bekannt',
  package: 'unsere App, falls Ihre fehlt',
  ...cardWords,
  ...exits,
};
const findService = (slug: string) => ({ name: slug, path: `/en/services/${slug}/` });

/** Pictures of the product: screens, statements, receipts, checks. */
export const productFixtures: readonly Fixture[] = [
  {
    name: 'Screen',
    states: {
      passed: () => <Screen {...screen} />,
      'of any brand, open and failed': () => <Screen {...halted} />,
    },
  },
  { name: 'Statement', states: { usual: () => <Statement {...statement} /> } },
  { name: 'WebhookReceipt', states: { usual: () => <WebhookReceipt {...receipt} /> } },
  { name: 'Mockup', states: { usual: () => <Mockup mockup={{ kind: 'webhook', ...receipt }} /> } },
  {
    name: 'Plan',
    states: {
      clear: () => <Plan diagram={diagram} alt={diagram.alt} />,
      'ends at the check': () => (
        <Plan
          diagram={diagram}
          alt="It ends at the signal."
          route={['app', 'check']}
          node={{ id: 'check', status: 'failed' }}
        />
      ),
    },
  },
  {
    name: 'SegmentedControl',
    states: {
      usual: (prefix) => (
        <SegmentedControl
          legend="What does the bank answer?"
          name={`${prefix}-keys`}
          items={[
            { value: '1', label: 'Name fits' },
            { value: '2', label: 'Does not match' },
          ]}
        />
      ),
    },
  },
  { name: 'CheckPanel', wide: true, states: { usual: () => <CheckPanel diagram={diagram} check={check} /> } },
  {
    name: 'Panel',
    wide: true,
    states: {
      usual: () => (
        <Panel>
          <p>The head of a page</p>
        </Panel>
      ),
    },
  },
  {
    name: 'NetworkPlan',
    wide: true,
    states: { usual: () => <NetworkPlan words={words} findService={findService} /> },
  },
  {
    name: 'ServiceMap',
    wide: true,
    states: {
      usual: () => (
        <ServiceMap
          note="The route that is set is that of a transfer."
          words={words}
          findService={findService}
        />
      ),
    },
  },
  {
    name: 'TextWithFigure',
    wide: true,
    states: {
      usual: () => (
        <TextWithFigure figure={<Statement {...statement} />}>
          <p>Texts beside it</p>
        </TextWithFigure>
      ),
    },
  },
  {
    name: 'Badge',
    states: {
      'of a line': () => <Badge number={1} name="Accounts and payments" />,
      'without a number': () => <Badge name="ERP-Software" />,
    },
  },
  {
    name: 'NextPages',
    wide: true,
    states: {
      usual: (prefix) => <NextPages id={`${prefix}-stops`} title="Next" from="Cards" items={stops} />,
    },
  },
];
