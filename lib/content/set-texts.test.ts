import { setTexts } from './set-texts';

describe('setTexts', () => {
  it('renders Markdown under `text` and typesets the rest, at any depth', () => {
    expect(
      setTexts(
        { title: '"Wer?"', parts: [{ text: '[Bank](/de/license/), "z. B."' }], open: true, count: 3 },
        'de',
      ),
    ).toEqual({
      title: '„Wer?“',
      parts: [{ html: '<a href="/de/license/">Bank</a>, „z.\u00a0B.“' }],
      open: true,
      count: 3,
    });
  });

  it('fills in facts, numbers as the language writes them', () => {
    expect(
      setTexts(['{accounts} million', { text: 'since {year}' }], 'en', { accounts: 3.2, year: '2015' }),
    ).toEqual(['3.2\u00a0million', { html: 'since 2015' }]);
    expect(setTexts('{accounts} Mio.', 'de', { accounts: 3.2 })).toBe('3,2\u00a0Mio.');
  });

  it('stops at a fact that nobody gave', () => {
    expect(() => setTexts('about {nothing}', 'en')).toThrow('There is no fact "nothing"');
  });
});
