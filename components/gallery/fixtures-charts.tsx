import { Network } from '#components/ui/network';
import { Chart } from '#components/ui/chart/chart';
import type { Chart as ChartData, Drawing } from '#lib/core/chart';
import type { NetworkDrawing } from '#lib/core/network';
import type { Fixture } from './fixture';

/** A drawing with every mark. */
const draw = (width: number): Drawing => ({
  width,
  height: 260,
  marks: [
    { kind: 'line', role: 'hatch', d: 'M10 40L50 0M30 40L70 0' },
    { kind: 'line', role: 'grid', d: `M0 120H${width}` },
    { kind: 'line', role: 'loss', d: 'M60 158V166M72 157V163' },
    { kind: 'line', role: 'hatch', d: `M0 230H${width}M0 236H${width}` },
    { kind: 'line', role: 'side', d: `M20 160L${width - 90} 150` },
    { kind: 'line', role: 'main', d: `M20 170L${width - 90} 70` },
    { kind: 'line', role: 'expected', d: 'M20 80L120 60' },
    { kind: 'line', role: 'axis', d: `M0 210H${width}` },
    { kind: 'line', role: 'casing', d: 'M0 190H120' },
    { kind: 'line', role: 'highlight', d: 'M0 190H120' },
    { kind: 'area', role: 'main', d: 'M140 180h60v12h-60z' },
    { kind: 'area', role: 'side', d: 'M210 180h40v12h-40z' },
    { kind: 'area', role: 'empty', d: 'M260 180h40v12h-40z' },
    { kind: 'point', role: 'side', x: 20, y: 160 },
    { kind: 'point', role: 'main', x: 20, y: 170 },
    { kind: 'point', role: 'main', x: width - 90, y: 70, isFull: true },
    { kind: 'diamond', x: 140, y: 145 },
    { kind: 'end', x: 120, y: 190 },
    { kind: 'line', role: 'leader', d: 'M140 135V100' },
    { kind: 'text', role: 'strong', x: 140, y: 94, anchor: 'middle', text: 'The rails cross' },
    { kind: 'text', role: 'main', x: width - 78, y: 68, text: '€30.8m' },
    { kind: 'text', role: 'note', x: width - 78, y: 154, text: 'Expenses' },
    { kind: 'text', role: 'figure', x: 20, y: 30, text: '91%' },
    { kind: 'text', role: 'loss', x: 40, y: 252, anchor: 'middle', text: '−2.6' },
    { kind: 'text', role: 'label', x: 110, y: 252, anchor: 'middle', text: '+13.6' },
    { kind: 'box', x: 40, y: 226, width: 52, text: '2021' },
    { kind: 'box', x: 110, y: 226, width: 52, text: '2022' },
    { kind: 'box', role: 'main', x: 180, y: 20, width: 44, text: 'DKK' },
    { kind: 'box', role: 'secondary', x: 230, y: 20, width: 44, text: 'USD' },
  ],
});

const chart: ChartData = {
  title: 'Income and expenses',
  note: 'Income and expenses in millions of euros.',
  alt: 'Income has exceeded expenses since 2023.',
  drawings: { full: draw(1200), half: draw(680), narrow: draw(340) },
  table: {
    caption: 'Income and expenses',
    head: ['Year', 'Income', 'Expenses'],
    rows: [
      ['2021', '33.2', '35.8'],
      ['2022', '46.6', '47.9'],
    ],
    numeric: [1, 2],
  },
  tableLabel: 'The chart as a table',
};

const node = (x: number, text: string, path: string | null) => ({
  ...{ x, y: 60, width: 84, text, name: `Name of ${text}`, path },
  lines: [{ x: x - 11, y: 96, text: `Name of ${text}` }],
});

const network: NetworkDrawing = {
  width: 340,
  height: 160,
  edges: 'M20 60H240',
  links: 'M220 60V150',
  titles: [{ x: 33, y: 30, text: 'Zahlungen und Konten' }],
  nodes: [node(44, 'IBAN', null), node(244, 'SEPA', '#sepa')],
};

/** Charts and networks. */
export const chartFixtures: readonly Fixture[] = [
  {
    name: 'Chart',
    wide: true,
    states: {
      full: () => <Chart chart={chart} />,
      'without title': () => <Chart chart={chart} hasTitle={false} />,
    },
  },
  {
    name: 'Network',
    states: {
      usual: () => <Network map={{ label: 'The terms on a line', drawings: { narrow: network } }} />,
    },
  },
];
