import { Breadcrumb } from '#components/blocks/breadcrumb';
import { ContactBand } from '#components/blocks/contact-band';
import { ContentsList } from '#components/blocks/contents-list';
import { LinkCards } from '#components/blocks/link-cards';
import { Diagram } from '#components/ui/diagram/diagram';
import { Faq } from '#components/ui/faq';
import { KeyFigures } from '#components/ui/key-figures';
import { StagedPanel } from '#components/blocks/staged-head';
import { LogoLine } from '#components/ui/logo-line';
import { Quote } from '#components/ui/quote';
import { Section } from '#components/ui/section';
import type { DiagramData } from '#components/ui/diagram/types';
import type { Fixture } from './fixture';

const services = ['Accounts', 'Cards', 'Payment flows', 'Verbraucherkredite', 'Identitätsprüfung'];

const links = services.map((name, index) => ({
  name,
  path: `/en/services/${index}/`,
  text: 'One sentence that says what it is and for whom, and that may well run over two lines.',
}));

const customers = [
  'Kontaro',
  'Lohnlicht',
  'Velomark',
  'Voltreise',
  'Reisolo',
  'Gewerkly',
  'Depotia',
  'Coinhafen',
  'Taschero',
  'Marktgleis',
].map((name) => ({ name, slug: name.toLowerCase() }));

const diagram: DiagramData = {
  title: 'One check, two ways',
  alt: 'A payment passes a signal and reaches the account, or stops.',
  signs: { passed: 'geprüft', pending: 'fragt nach', ends: 'endet hier' },
  nodes: [
    { id: 'app', kind: 'endpoint', at: [0, 0], label: 'App' },
    { id: 'check', kind: 'check', at: [1, 0], label: 'Check', note: 'Under a second', status: 'pending' },
    { id: 'points', kind: 'decision', at: [2, 0], label: 'Decision' },
    { id: 'account', kind: 'endpoint', at: [3, 0], label: 'Account' },
    { id: 'end', kind: 'stop', at: [3, 1], label: 'Declined' },
  ],
  paths: [
    { nodes: ['app', 'check', 'points', 'account'], style: 'main' },
    { nodes: ['points', 'end'], style: 'side' },
  ],
};

const inside = (
  <>
    <KeyFigures
      items={[
        { value: '99.98 %', label: 'availability' },
        { value: '48', label: 'partners' },
        { value: '7', label: 'countries' },
      ]}
    />
    <p>
      <a href="/en/">A link</a>
    </p>
    <Faq items={[{ title: 'A question', html: 'An answer.' }]} />
    <Quote text="We opened 1,200 accounts in the first week." name="Nora Wiesinger" role="Stellwerk" />
  </>
);

/** Blocks of pages. */
export const blockFixtures: readonly Fixture[] = [
  {
    name: 'Section',
    wide: true,
    states: {
      paper: (prefix) => (
        <Section id={`${prefix}-paper`} title="On paper" lead="The usual ground of a page.">
          {inside}
        </Section>
      ),
      mist: (prefix) => (
        <Section id={`${prefix}-mist`} title="On mist" lead="Sets a part of the page apart." tone="mist">
          {inside}
        </Section>
      ),
      ink: (prefix) => (
        <Section id={`${prefix}-ink`} title="On ink" lead="Once a page." tone="ink">
          {inside}
        </Section>
      ),
      'without title': (prefix) => (
        <Section id={`${prefix}-bare`} tone="mist" level={3}>
          <p>Only text.</p>
        </Section>
      ),
    },
  },
  {
    name: 'LogoLine',
    wide: true,
    states: {
      all: () => <LogoLine label="Customers" items={customers} />,
      'linked, one unknown': () => (
        <LogoLine
          label="Customers"
          items={[
            ...customers.slice(0, 3).map((item) => ({ ...item, path: `/en/customers/${item.slug}/` })),
            { name: 'Unbekannt & Söhne', slug: 'unknown' },
          ]}
        />
      ),
    },
  },
  {
    name: 'Diagram',
    wide: true,
    states: {
      'with title': () => <Diagram diagram={diagram} hasTitle />,
      live: () => <Diagram diagram={diagram} isLive />,
      'without a route': () => <Diagram diagram={diagram} hasRoute={false} />,
    },
  },
  {
    name: 'Breadcrumb',
    states: {
      usual: () => (
        <Breadcrumb
          label="You are here"
          printedFrom="https://www.stellwerk.example/en/services/cards/ · 20 November 2026"
          trail={[
            { name: 'Start', path: '/en/' },
            { name: 'Services', path: '/en/services/' },
          ]}
        />
      ),
    },
  },
  {
    name: 'ContentsList',
    states: {
      usual: () => (
        <ContentsList
          label="On this page"
          headings={['Three kinds', 'Gebührenfreie Kontenwechselhilfe', 'Limits'].map((text) => ({
            id: text,
            text,
          }))}
        />
      ),
    },
  },
  {
    name: 'StagedPanel',
    wide: true,
    states: {
      usual: () => (
        <StagedPanel stage={<p>A drawing below the head</p>}>
          <p>The head of a page</p>
        </StagedPanel>
      ),
    },
  },
  { name: 'LinkCards', wide: true, states: { usual: () => <LinkCards items={links.slice(0, 3)} /> } },
  {
    name: 'ContactBand',
    wide: true,
    states: {
      usual: () => (
        <ContactBand
          title="Talk to us"
          text="Tell us what you are building. An engineer answers within a day."
          href="mailto:sales@stellwerk.example"
          action="Write to us"
          person={{ name: 'Dr. Aleksandra Wiesengrund', role: 'Head of Partner Integration' }}
        />
      ),
      'with related pages': () => (
        <ContactBand
          title="Talk to us"
          text="Tell us what you are building. An engineer answers within a day."
          href="mailto:sales@stellwerk.example"
          action="Write to us"
          related={{
            title: 'Works well with',
            items: links,
            reasons: ['<a href="/en/cards/">Cards</a> draw on the account.'],
          }}
        />
      ),
    },
  },
];
