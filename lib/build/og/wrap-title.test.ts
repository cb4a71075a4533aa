import { fillLines, wrapTitle, type TitleBox } from './wrap-title';

/** Every letter is half the font size wide. */
const measure = (text: string): number => text.length / 2;
const box: TitleBox = { width: 1000, height: 220, largest: 100, leading: 1 };

describe('fillLines', () => {
  it('fills lines up to the width, and not beyond', () => {
    expect(fillLines(['ab', 'cd', 'ef'], 2.5, measure)).toEqual(['ab cd', 'ef']);
    expect(fillLines(['ab', 'cd', 'ef'], 2.4, measure)).toEqual(['ab', 'cd', 'ef']);
  });

  it('puts a word that is too long on its own line', () => {
    expect(fillLines(['a', 'Donaudampfschiff', 'b'], 3, measure)).toEqual(['a', 'Donaudampfschiff', 'b']);
  });
});

describe('wrapTitle', () => {
  it('sets a short title on one line in the largest font size', () => {
    expect(wrapTitle('Konten', box, measure)).toEqual({ size: 100, lines: ['Konten'] });
  });

  it('breaks into lines of similar length', () => {
    // A greedy first line would have three words, and the second one.
    expect(wrapTitle('aaaaa bbbbb ccccc ddddd', box, measure).lines).toEqual(['aaaaa bbbbb', 'ccccc ddddd']);
  });

  it('reduces the font size rather than break a long word', () => {
    const { size, lines } = wrapTitle('Rechtsschutzversicherungsgesellschaften', box, measure);
    expect(lines).toEqual(['Rechtsschutzversicherungsgesellschaften']);
    expect(size).toBe(50);
  });

  it('reduces the font size if there are too many lines', () => {
    const { size, lines } = wrapTitle(
      'one two three four five six seven eight nine ten eleven twelve thirteen',
      box,
      measure,
    );
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.length * size).toBeLessThanOrEqual(box.height);
    expect(lines.every((line) => measure(line) * size <= box.width)).toBe(true);
    expect((lines.length + 1) * (size + 2)).toBeGreaterThan(box.height * 0.8);
  });

  it('keeps no-break spaces and removes soft hyphens', () => {
    const { lines } = wrapTitle(
      'Article\u00a017 of the Regu\u00adlation applies',
      { ...box, width: 500 },
      measure,
    );
    expect(lines.join(' ')).toBe('Article\u00a017 of the Regulation applies');
    expect(lines.every((line) => !/^17|Article$/.test(line))).toBe(true);
  });

  it('loses no word, however little room there is', () => {
    expect(wrapTitle('much too long', { ...box, width: 1 }, measure).lines.join(' ')).toBe('much too long');
  });
});
