import { markWords, pickExcerpt } from './excerpt';

const join = (parts: ReturnType<typeof markWords>): string =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

describe('markWords', () => {
  it('marks inflected forms and words with the prefix', () => {
    expect(join(markWords('Karten, eine Karte, das Kartennetz', ['kart'], 'de'))).toBe(
      '[Karten], eine [Karte], das [Kartennetz]',
    );
  });

  it('does not match short prefixes', () => {
    expect(join(markWords('EU and Europe', ['eu'], 'en'))).toBe('[EU] and Europe');
  });

  it('marks alternative spellings', () => {
    expect(join(markWords('By E-Mail, at 1,000 euros', ['email', '1000'], 'en'))).toBe(
      'By [E-Mail], at [1,000] euros',
    );
    expect(join(markWords('By E-Mail', ['mail'], 'en'))).toBe('By [E-Mail]');
    expect(join(markWords('A white paper on white cards', ['whitepaper'], 'en'))).toBe(
      'A [white] [paper] on white cards',
    );
  });

  it('loses no letters', () => {
    const text = '<b>IBAN</b> & more';
    expect(
      markWords(text, ['iban'], 'en')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('pickExcerpt', () => {
  const long = Array.from({ length: 100 }, (_, index) => `word${index}`);

  it('picks the block with the most words', () => {
    const blocks = ['A fee once.', 'A fee for cash at a machine.', 'Cash.'];
    expect(join(pickExcerpt(blocks, ['fee', 'cash'], 'en'))).toBe('A [fee] for [cash] at a machine.');
  });

  it('prefers a sentence to a heading', () => {
    expect(join(pickExcerpt(['IBAN', 'An IBAN names an account in Europe.'], ['iban'], 'en'))).toBe(
      'An [IBAN] names an account in Europe.',
    );
  });

  it('cuts a long block with ellipses', () => {
    const block = [...long.slice(0, 50), 'cash', ...long.slice(50)].join(' ');
    const text = join(pickExcerpt([block], ['cash'], 'en'));
    expect(text).toMatch(/^… word44 .* \[cash\] word50 .* …$/);
    expect(text.split(' ')).toHaveLength(32);
  });

  it('starts with a near sentence, not after an abbreviation', () => {
    const before = [...long.slice(0, 40), 'ended.'].join(' ');
    expect(join(pickExcerpt([`${before} The whole sentence has cash in it.`], ['cash'], 'en'))).toBe(
      'The whole sentence has [cash] in it.',
    );
    expect(join(pickExcerpt([`${before.replace('ended', 'Art')} Six has cash.`], ['cash'], 'en'))).toMatch(
      /^… word37 /,
    );
  });

  it('prefers a sentence to labels of a drawing', () => {
    const drawn = 'Cash Card Box Machine Bank Till Post Shop';
    expect(join(pickExcerpt([drawn, 'Cash comes from a machine at the bank.'], ['cash'], 'en'))).toMatch(
      /^\[Cash\] comes/,
    );
  });

  it('cuts between spaces', () => {
    const block = [...long.slice(0, 43), 'payee’s', ...long.slice(44, 49), 'cash', ...long.slice(50)].join(
      ' ',
    );
    expect(join(pickExcerpt([block], ['cash'], 'en'))).toMatch(/^… payee’s word44 /);
  });

  it('cuts where most of the words are', () => {
    const block = ['cash', ...long, 'cash', 'fee', ...long].join(' ');
    expect(join(pickExcerpt([block], ['cash', 'fee'], 'en'))).toContain('[cash] [fee]');
  });

  it('returns the beginning without matches', () => {
    expect(join(pickExcerpt([long.join(' '), 'more'], ['none'], 'en'))).toMatch(/^word0 .* word29 …$/);
    expect(pickExcerpt([], ['none'], 'en')).toEqual([]);
  });
});
