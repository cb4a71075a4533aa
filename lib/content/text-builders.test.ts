import type { Language } from '#lib/i18n/languages';
import { ContentError } from './content-error';
import { parseWithSource } from './parse-schema';
import { createTextBuilders } from './text-builders';

const file = 'x.md';

const readText = (text: unknown, language: Language = 'en', facts?: Record<string, number | string>) =>
  parseWithSource(createTextBuilders(language, facts).text(3, 8), text, { file });
const readMarkdown = (text: string, language: Language = 'en', facts?: Record<string, number | string>) =>
  parseWithSource(createTextBuilders(language, facts).markdown(3, 60), text, { file });

describe('text', () => {
  it.each([
    ['en', '"Ab" x', '“Ab” x'],
    ['de', '"Ab" x', '„Ab“ x'],
    ['fr', 'Ab ?', 'Ab\u202f?'],
    ['es', '"Ab" x', '«Ab» x'],
    ['it', '"Ab" x', '«Ab» x'],
  ] as const)('is typeset in %s', (language, typed, printed) => {
    expect(readText(typed, language)).toBe(printed);
  });

  it.each([
    ['ab', 'at least 3 characters, found 2'],
    ['abcdefghi', 'at most 8 characters, found 9'],
    [7, 'a string, found 7'],
  ])('rejects %j', (typed, message) => {
    expect(() => readText(typed)).toThrow(new RegExp(`^x\\.md: file: expected ${message}$`));
  });

  it('is limited by its length before typography', () => {
    expect(readText('{n}', 'en', { n: 'a longer fact' })).toBe('a longer fact');
    expect(() => readText('{number}1', 'en', { number: 1 })).toThrow('at most 8 characters, found 9');
  });

  it('formats facts for the language', () => {
    expect(readText('{n} m', 'de', { n: 12345.5 })).toBe('12.345,5 m');
    expect(readText('{n} m', 'en', { n: 12345.5 })).toBe('12,345.5 m');
    expect(readText('{s} m', 'de', { s: '2019' })).toBe('2019 m');
  });

  it('lists the available facts if one is unknown', () => {
    const read = () => readText('{x}{y}', 'en', { name: 1, year: 2 });
    expect(read).toThrow(ContentError);
    expect(read).toThrow(/^x\.md: file: expected no fact in braces but name, year, found "\{x\}\{y\}"$/);
  });

  it('leaves braces unchanged without facts', () => {
    expect(readText('{n} m')).toBe('{n} m');
  });
});

describe('lead', () => {
  const readLead = (text: string, facts?: Record<string, number | string>) =>
    parseWithSource(createTextBuilders('en', facts).lead(10), text, { file });

  it('has at most two sentences and 160 characters, and is typeset', () => {
    expect(readLead('The "first". The second.')).toBe('The “first”. The second.');
    expect(readLead('x'.repeat(160))).toHaveLength(160);
  });

  it.each([
    ['x'.repeat(161), 'at most 160 characters, found 161'],
    ['One here. Two here. Three here.', 'at most 2 sentences, found 3'],
    ['short', 'at least 10 characters, found 5'],
  ])('rejects %j', (typed, message) => {
    expect(() => readLead(typed)).toThrow(new RegExp(`^x\\.md: file: expected ${message}$`));
  });

  it('is counted with the facts it quotes', () => {
    expect(readLead(`{aVeryLongName} ${'x'.repeat(155)}`, { aVeryLongName: 64 })).toHaveLength(158);
    expect(() => readLead(`{n} ${'x'.repeat(150)}`, { n: 'a longer fact' })).toThrow('found 164');
  });
});

describe('markdown', () => {
  it('is rendered to HTML on one line with typography', () => {
    expect(readMarkdown('**"Ja"**, [x](/de/x/), 5 %', 'de')).toBe(
      '<strong>„Ja“</strong>, <a href="/de/x/">x</a>, 5\u00a0%',
    );
  });

  it('fills in facts before it is rendered', () => {
    expect(readMarkdown('**{n}** of [{s}](/en/)', 'en', { n: 1000, s: 'us' })).toBe(
      '<strong>1,000</strong> of <a href="/en/">us</a>',
    );
  });
});
