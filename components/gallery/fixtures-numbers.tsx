import { HeadFacts } from '#components/blocks/head-facts';
import { LongTextHead } from '#components/blocks/long-text-head';
import { Periods } from '#components/blocks/periods';
import { Topics } from '#components/blocks/topics';
import { Sparkline } from '#components/ui/chart/sparkline';
import { DataTable } from '#components/ui/data-table';
import { FactBox } from '#components/ui/fact-box';
import { FactStrip } from '#components/ui/fact-strip';
import { KeyFigures } from '#components/ui/key-figures';
import type { Sparkline as SparklineData } from '#lib/core/chart';
import { QuantityBar } from '#components/ui/quantity-bar';
import type { Fixture } from './fixture';

const facts = [
  { label: 'IBANs from', value: 'Germany, France, Spain, Italy' },
  { label: 'Vertragspartner des Kontoinhabers', value: 'Stellwerk Financial Infrastructure SE' },
  { label: 'Documentation', value: 'Accounts API', href: '/en/' },
  {
    label: 'Karte sperren, Tag und Nacht',
    links: [
      { name: '116 116', path: 'tel:116116' },
      { name: '+49 30 23125 116', path: 'tel:+493023125116' },
    ],
  },
];

const topics = ['Emergency and fraud', 'Access and data', 'Identification'].map((name, index) => ({
  name,
  path: `/en/support/faq/${index}/`,
  count: `${index + 2} questions`,
  isCurrent: index === 1,
}));

const large: SparklineData = {
  width: 240,
  height: 52,
  base: 51,
  d: 'M7 27L63.5 42L120 36L176.5 16L233 7',
  points: [
    { x: 7, y: 27 },
    { x: 63.5, y: 42 },
    { x: 120, y: 36 },
    { x: 176.5, y: 16 },
    { x: 233, y: 7 },
  ],
  hasPoints: true,
};

const row: SparklineData = {
  width: 112,
  height: 28,
  base: 20,
  d: 'M5 25L30.5 22L56 12L81.5 8L107 5',
  points: [
    { x: 5, y: 25 },
    { x: 107, y: 5 },
  ],
  hasPoints: false,
};

const trend = { line: large, first: '2021: 17.9', last: '2025', change: '+0.5 points on 2024' };

/** Key figures with sparklines. */
export const numberFixtures: readonly Fixture[] = [
  {
    name: 'Sparkline',
    states: {
      'below a number': () => <Sparkline line={large} />,
      'in a row': () => <Sparkline line={row} />,
    },
  },
  {
    name: 'Key figures with their years',
    wide: true,
    states: {
      four: () => (
        <KeyFigures
          items={[
            { value: '106,1 Mio. €', label: 'Ertrag aus Zinsen und Provisionen', trend },
            { value: '57', label: 'Partnerunternehmen Ende 2025', trend },
            { value: '410m', label: 'Payments settled', trend },
            { value: '18.6%', label: 'Common equity tier 1 ratio', trend },
          ]}
        />
      ),
    },
  },
  {
    name: 'Data table with a line a row',
    wide: true,
    states: {
      'with a sum': () => (
        <DataTable
          caption="Key figures"
          head={['Item', 'Course', '2025', '2024']}
          rows={[
            ['Net interest income', { drawing: <Sparkline line={row} /> }, '49.8', '45.2'],
            ['Income in total', { drawing: <Sparkline line={row} /> }, '106.1', '92.0'],
          ]}
          numeric={[2, 3]}
          strong={[1]}
          onPhones="scroll"
        />
      ),
    },
  },
  {
    name: 'Head facts',
    states: {
      two: () => (
        <HeadFacts
          items={[
            { label: 'Next date', value: '18 March 2027', note: 'Annual report 2026, press call at 10 am' },
            { label: 'Files', value: <a href="/en/">Key figures</a> },
          ]}
        />
      ),
    },
  },
  {
    name: 'FactBox',
    states: { usual: (prefix) => <FactBox id={`${prefix}-box`} title="At a glance" items={facts} /> },
  },
  {
    name: 'FactStrip',
    states: { usual: (prefix) => <FactStrip id={`${prefix}-strip`} title="At a glance" items={facts} /> },
  },
  {
    name: 'LongTextHead',
    wide: true,
    states: {
      box: (prefix) => (
        <LongTextHead
          title="Datenschutzerklärung"
          lead="What happens to personal data when you visit this website or write to us."
          note="As of 22 November 2026"
          box={{
            id: `${prefix}-box`,
            title: 'Your data on this website',
            items: [
              { label: 'Datenschutzbeauftragte', value: 'Friederike Lohse' },
              {
                label: 'E-mail',
                value: 'privacy@stellwerk.example',
                href: 'mailto:privacy@stellwerk.example',
              },
            ],
          }}
        />
      ),
    },
  },
  {
    name: 'QuantityBar',
    states: {
      whole: () => (
        <svg width="100%" height="24" aria-hidden="true">
          <QuantityBar to="100%" y={12} />
        </svg>
      ),
      part: () => (
        <svg width="100%" height="24" aria-hidden="true">
          <QuantityBar from="20%" to="70%" y={12} />
        </svg>
      ),
    },
  },
  {
    name: 'Periods',
    wide: true,
    states: {
      years: (prefix) => (
        <Periods
          id={`${prefix}-periods`}
          title="How long data is kept"
          sections={6}
          scale="One section is a year."
          items={[
            { label: 'Log entries', value: '14 days', length: 0.04 },
            { label: 'Application', value: 'six months', length: 0.5 },
            { label: 'Commercial letters', value: 'six years', length: 6 },
          ]}
        />
      ),
    },
  },
  { name: 'Topics', wide: true, states: { usual: () => <Topics label="All topics" topics={topics} /> } },
];
