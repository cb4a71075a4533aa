import { markLetters } from './mark-letters';

const mark = (text: string, words: readonly string[]): string =>
  markLetters(text, words, 'de')
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('markLetters', () => {
  it('marks matches within words, ignoring accents and case', () => {
    expect(mark('Überweisung und Auszahlung', ['uber', 'zahlung'])).toBe('[Über]weisung und Aus[zahlung]');
    expect(mark('Card to card', ['card'])).toBe('[Card] to [card]');
  });

  it('marks alternative spellings', () => {
    expect(mark('E-Mail', ['email'])).toBe('[E-Mail]');
    expect(mark('Online-Banking im Blick', ['onlinebanking'])).toBe('[Online-Banking] im Blick');
    expect(mark('Straßen von Israel', ['strass', 'isral'])).toBe('[Straß]en von [Israel]');
    expect(mark('Rad hart, Art', ['art'])).toBe('Rad h[art], [Art]');
  });

  it('loses no letters without matches', () => {
    expect(mark('Karten', ['x'])).toBe('Karten');
    expect(mark('Karten', [''])).toBe('Karten');
  });
});
