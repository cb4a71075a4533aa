import { listIndustryNames } from '#lib/facts/industries';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { writeText } from '#tests/support/jest/write-text';
import type * as Schema from './schema';

const [first, second] = listIndustryNames();
if (!first || !second) throw new Error('There are two industries at least.');
type Industry = NonNullable<typeof first>;
const sentence = 'A sentence in Markdown that is as long as the schema of a part of an industry asks for. ';
const mockup = {
  kind: 'screen',
  time: '18:32',
  app: { brand: 'Your brand' },
  title: 'Pay an invoice',
  note: 'A note',
  rows: [{ name: 'To', value: 'A payee' }],
  action: 'Approve',
};
const state = { key: 'Name fits', mockup, outcome: sentence };
const check = { legend: 'What does the bank say?', states: [state, { ...state, route: ['a', 'b'] }] };
const facts = {
  title: 'A headline that is long enough',
  summary: sentence,
  date: '2026-11-20',
  diagram: {
    title: 'How the money runs',
    alt: sentence,
    nodes: ['a', 'b', 'c'].map((id, index) => ({ id, kind: 'step', at: [index, 0], label: 'Stop' })),
    paths: [{ nodes: ['a', 'b', 'c'] }],
  },
  check,
  mockup,
  preview: { state: 2, layout: 'push' },
  services: ['cards', 'accounts'].map((slug) => ({ slug, text: sentence })),
  useCases: Array(3).fill({ title: 'A use', text: sentence }),
  schedule: {
    title: 'How long it takes',
    note: 'As long as it took others.',
    alt: 'The first three sections follow each other without a break.',
    unit: 'Month',
    head: ['Section', 'From', 'To'],
    spans: [
      { name: 'Flow', text: 'one month', from: 0, to: 1 },
      { name: 'Sandbox', text: 'two months', from: 1, to: 3 },
      { name: 'Everyone', text: 'in waves', from: 3, to: 5, isOpen: true },
    ],
  },
  steps: Array(4).fill({ title: 'A step', text: sentence }),
  faq: Array(3).fill({ question: 'What is it about?', answer: sentence }),
};

let tree: ContentTree;
beforeEach(() => {
  tree = enterContentTree();
  for (const slug of ['cards', 'accounts']) tree.write(`content/services/${slug}/en.md`, '');
});
afterEach(() => tree.leave());

function write({ slug, name }: Industry, more: object = {}): void {
  for (const locale of ['en', 'de'] as const)
    writeText(tree, `industries/${slug}`, locale, { ...facts, name: name[locale], ...more });
}

async function listEntries(): Promise<string[]> {
  jest.resetModules();
  const schema = (await import('./schema')) satisfies typeof Schema;
  return schema.listEntries('en').map(({ slug }) => slug);
}

describe('industries', () => {
  it('with a page are in the order of content/site', async () => {
    write(second);
    await expect(listEntries()).resolves.toEqual([second.slug]);
    write(first);
    await expect(listEntries()).resolves.toEqual([first.slug, second.slug]);
  });

  it.each([
    [
      { name: 'Forestry' },
      ':2: name: expected the name that content/site/industries.ts gives it, found "Forestry"',
    ],
    [
      { services: [{ slug: 'crads', text: sentence }, facts.services[1]] },
      ':2: services.0.slug: expected the slug of an item of content/services: accounts, cards, found "crads"',
    ],
    [
      { check: { ...check, states: [state, { ...state, route: ['a', 'z'] }] } },
      ':2: check.states.1.route.1: expected one of a, b, c, found "z"',
    ],
  ])('reject %j with one line for each text', async (slip, message) => {
    write(first, slip);
    await expect(listEntries()).rejects.toThrow(
      ['en', 'de'].map((locale) => `content/industries/${first.slug}/${locale}.md${message}`).join('\n'),
    );
  });

  it('accept no other slugs', async () => {
    write({ ...first, slug: 'forestry' as Industry['slug'] });
    await expect(listEntries()).rejects.toThrow(
      /^content\/industries\/forestry\/en\.md:2: slug: expected one of /,
    );
  });
});
