import { markLetters } from './mark-letters';

const mark = (text: string, words: readonly string[]): string =>
  markLetters(text, words)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('markLetters', () => {
  it('marks what was typed within words too, whatever its accents and capitals', () => {
    expect(mark('Überweisung und Auszahlung', ['uber', 'zahlung'])).toBe('[Über]weisung und Aus[zahlung]');
    expect(mark('Card to card', ['card'])).toBe('[Card] to [card]');
  });

  it('keeps every letter where nothing is found', () => {
    expect(mark('Karten', ['x'])).toBe('Karten');
    expect(mark('Karten', [''])).toBe('Karten');
  });
});
