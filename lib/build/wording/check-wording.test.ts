import { judgeText } from './check-wording';

const judge = (text: string, file = 'content/blog/x/en.md', locale: 'en' | 'de' = 'en'): string[] =>
  judgeText(file, text, locale).map(({ line, expected, found }) => `${line}: ${found} → ${expected}`);

describe('wording', () => {
  it('names the line, the word and the better one', () => {
    expect(judge('One.\n\nAs a rule it takes a day.')).toEqual(['3: "As a rule" → usually, normally']);
    expect(judge('Werktags bis 16 Uhr', 'content/blog/x/de.md', 'de')).toEqual([
      '1: "Werktags" → Montag bis Freitag, Arbeitstage, Geschäftstage',
    ]);
    expect(judge('Um 20.15 Uhr', 'content/blog/x/de.md', 'de')).toHaveLength(1);
  });

  it.each([
    ['a key of front matter', 'telephone: "+49 30"'],
    ['an address', '[legal notice](/en/imprint/)'],
    ['a fact from a module', 'Call {telephone}.'],
    ['a longer word', 'supply and demand-led'],
    ['a metaphor in running text', 'The rails of payments.'],
    ['a result with its number', 'title: "40% faster"'],
    ['a result that a text explains', 'It prevents mistakes.'],
  ])('has nothing against %s', (_what, text) => {
    expect(judge(text)).toEqual([]);
  });

  it('keeps the railway out of headings, text alternatives, help and law', () => {
    expect(judge('## A buffer stop')).toHaveLength(1);
    expect(judge('  alt: "The rail goes on"')).toHaveLength(1);
    expect(judge('Your money meets a buffer stop.', 'content/support/pages/faq/en.md')).toHaveLength(1);
    expect(judge('## A signal box', 'content/company/about/en.md')).toEqual([]);
    expect(judge('Weichenstraße 7', 'content/text/imprint/de.md', 'de')).toEqual([]);
  });

  it('wants a number beside a promise', () => {
    expect(judge('description: "Pay faster with us"')).toHaveLength(1);
  });
});
