import { judgeText } from './check-wording';
import { listStrings, type WrittenText } from './list-texts';

const judge = (text: string, place: Partial<WrittenText> = {}): string[] =>
  judgeText({ file: 'content/blog/x/en.md', language: 'en', text, line: 3, ...place }).map(
    ({ line, expected, found }) => `${line}: ${found} → ${expected}`,
  );

const german = { file: 'content/blog/x/de.md', language: 'de' } as const;

describe('wording', () => {
  it('names the line, the word and the better one', () => {
    expect(judge('As a rule it takes a day.')).toEqual(['3: "As a rule" → usually, normally']);
    expect(judge('Werktags bis 16 Uhr', german)).toEqual([
      '3: "Werktags" → Montag bis Freitag, Arbeitstage, Geschäftstage',
    ]);
    expect(judge('Um 20.15 Uhr', german)).toHaveLength(1);
  });

  it.each([
    ['a key of front matter', 'telephone: "+49 30"'],
    ['a kind of publication', 'kind: whitepaper'],
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
    expect(
      judge('Your money meets a buffer stop.', { file: 'content/support/pages/faq/en.md' }),
    ).toHaveLength(1);
    expect(judge('## A signal box', { file: 'content/company/about/en.md' })).toEqual([]);
    expect(judge('Weichenstraße 7', { ...german, file: 'content/text/imprint/de.md' })).toEqual([]);
  });

  it('leaves what was recorded as it was said', () => {
    const transcript = { file: 'content/podcast/x/en.md' };
    expect(judge(': Our program said "error".', transcript)).toEqual([]);
    expect(judge('summary: "Our program said so"', transcript)).toHaveLength(1);
  });

  it('sees the strings of modules by language and key', () => {
    const words = {
      en: { title: 'Lit tracks', slug: 'program' },
      de: { items: [{ label: 'Antwort binnen 2 Tagen' }] },
    };
    const found = listStrings('content/x/index.ts', { words }).flatMap(judgeText);
    expect(found.map(({ path, found }) => [path?.join('.'), found])).toEqual([
      ['en.title', '"Lit tracks"'],
      ['de.items.0.label', '"binnen"'],
    ]);
  });

  it.each([
    ['fr', 'Banque qui tient le compte'],
    ['es', 'El banco que lleva la cuenta'],
    ['it', 'La banca che tiene il conto'],
  ] as const)('has words of %s', (language, text) => {
    expect(judge(text, { language, file: `content/customer-information/x/${language}.md` })).toHaveLength(1);
  });

  it('wants a number beside a promise', () => {
    expect(judge('description: "Pay faster with us"')).toHaveLength(1);
  });
});
