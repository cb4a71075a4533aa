import { readFileSync } from 'node:fs';
import { listPages } from '#lib/pages/registry';
import { createTypeSetter, type TypeSetter } from '../image/type-setter';
import { drawCard, type Card } from './card';
import { toCard } from './page-card';
import { palette } from './palette';

let setter: TypeSetter;
beforeAll(async () => {
  setter = await createTypeSetter();
});

const card: Card = {
  id: 'glossary/x',
  title: 'Geldwäscherichtlinie',
  kicker: 'Glossar',
  host: 'stellwerk.example',
  brand: 'Stellwerk',
  diagram: undefined,
};

function pageCard(path: string): Card {
  const page = listPages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return toCard(page);
}

describe('drawCard', () => {
  it('draws the same card twice, and another one for another page, title, section or site', () => {
    const drawing = drawCard(card, setter);
    expect(drawCard(card, setter)).toBe(drawing);
    const others: Partial<Card>[] = [
      { id: 'glossary/y' },
      { title: 'Geldwäsche' },
      { kicker: undefined },
      { host: 'bank.example' },
      { brand: 'Bank' },
    ];
    for (const other of others) expect(drawCard({ ...card, ...other }, setter)).not.toBe(drawing);
  });

  it('needs no font: its text is outlines', () => {
    expect(drawCard(card, setter)).not.toMatch(/<text|font-/);
  });

  it('is drawn in the colours of the site', () => {
    const tokens = readFileSync('components/styles/tokens.css', 'utf8');
    const { ink, panel, track, onInk, onInkSoft, clear, amber, stop } = palette;
    for (const colour of [ink, panel, track, onInk, onInkSoft, clear, amber, stop])
      expect(tokens).toContain(colour);
  });
});

describe('toCard', () => {
  it('names the page above, unless that is the home page', () => {
    expect(pageCard('/de/glossary/anti-money-laundering/')).toMatchObject({
      kicker: 'Glossar',
      host: 'stellwerk.example',
      brand: 'Stellwerk',
    });
    expect(pageCard('/de/glossary/').kicker).toBeUndefined();
    expect(pageCard('/de/').kicker).toBeUndefined();
  });

  it('takes the diagram of a page that has one', () => {
    expect(pageCard('/en/services/splitpay/').diagram?.nodes.length).toBeGreaterThan(2);
    expect(pageCard('/en/imprint/').diagram).toBeUndefined();
  });
});
