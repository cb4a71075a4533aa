import { readFileSync } from 'node:fs';
import type { Drawing } from '#lib/core/chart';
import { listPages } from '#lib/registry/registry';
import { createTypeSetter, type TypeSetter } from '../image/type-setter';
import { drawCard, type Card } from './card';
import { toCard } from './page-card';
import { palette } from './palette';

let setter: TypeSetter;
beforeAll(async () => {
  setter = await createTypeSetter();
});

const chart: Drawing = {
  width: 680,
  height: 300,
  marks: [
    { kind: 'line', role: 'main', d: 'M0 200L600 40' },
    { kind: 'point', role: 'main', x: 600, y: 40, isFull: true },
    { kind: 'box', x: 40, y: 280, width: 56, text: '2025' },
    { kind: 'text', role: 'main', x: 600, y: 20, text: '+30,8', anchor: 'end' },
  ],
};

const card: Card = {
  title: 'Geldwäscherichtlinie',
  trail: ['Stellwerk', 'Glossar'],
  host: 'stellwerk.example',
  brand: 'Stellwerk',
  diagram: undefined,
  chart: undefined,
};

function pageCard(path: string): Card {
  const page = listPages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return toCard(page);
}

describe('drawCard', () => {
  it('is deterministic, and depends on page, title, section and site', () => {
    const drawing = drawCard(card, setter);
    expect(drawCard(card, setter)).toBe(drawing);
    const others: Partial<Card>[] = [
      { title: 'Geldwäsche' },
      { trail: ['Stellwerk'] },
      { chart },
      { host: 'bank.example' },
      { brand: 'Bank' },
    ];
    for (const other of others) expect(drawCard({ ...card, ...other }, setter)).not.toBe(drawing);
  });

  it('needs no font, as its text is outlines', () => {
    expect(drawCard(card, setter)).not.toMatch(/<text|font-/);
  });

  it('is drawn in the colours of the site', () => {
    const tokens = readFileSync('components/styles/tokens.css', 'utf8');
    for (const colour of Object.values(palette)) expect(tokens).toContain(colour);
  });
});

describe('toCard', () => {
  it('names the parent pages', () => {
    expect(pageCard('/de/glossary/anti-money-laundering/')).toMatchObject({
      trail: ['Stellwerk', 'Glossar'],
      host: 'stellwerk.example',
      brand: 'Stellwerk',
    });
    expect(pageCard('/de/glossary/').trail).toEqual(['Stellwerk']);
    expect(pageCard('/de/').trail).toEqual(['Stellwerk']);
  });

  it('uses the diagram of a page that has one', () => {
    expect(pageCard('/en/services/splitpay/').diagram?.nodes.length).toBeGreaterThan(2);
    expect(pageCard('/en/imprint/').diagram).toBeUndefined();
  });
});
