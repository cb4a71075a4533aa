import { findTranslationFaults, findWordFaults } from './translations';
import type { WrittenText } from './written-texts';

const text = (language: 'en' | 'de', data: object, html: string, levels: number[] = [2]): WrittenText => ({
  file: `content/a/b/${language}.md`,
  family: 'a',
  item: 'a/b',
  language,
  data: data as WrittenText['data'],
  body: { html, headings: levels.map((level) => ({ id: 'x', text: 'x', level })), links: [] },
});
const english = text('en', { date: '2026-11-20', signs: ['One', 'Two'], keywords: ['fee-x'] }, 'Words');

describe('translations', () => {
  it('may have other words and keywords', () => {
    const german = text(
      'de',
      { date: '2026-11-20', signs: ['Eins', 'Zwei'], keywords: ['kosten-x'], menuText: 'Kurz' },
      'Wörter',
    );
    expect(findTranslationFaults([english, german])).toEqual([]);
  });

  it.each([
    ['front matter.date', { date: '2026-11-21', signs: ['Eins', 'Zwei'], keywords: ['x'] }, 'Wörter', [2]],
    ['front matter.signs.1', { date: '2026-11-20', signs: ['Eins'], keywords: ['x'] }, 'Wörter', [2]],
    ['levels of headings.1', english.data, 'Wörter', [2, 3]],
    ['rows', english.data, 'Wörter<tr>', [2]],
  ] as const)('differ in %s', (place, data, html, levels) => {
    const german = text('de', data, html, [...levels]);
    expect(findTranslationFaults([english, german])).toEqual([
      `content/a/b/de.md: ${place} unlike that of content/a/b/en.md`,
    ]);
  });

  it('are not copies', () => {
    expect(findTranslationFaults([english, { ...english, file: 'content/a/b/de.md' }])).toEqual([
      'content/a/b/de.md: the same words as content/a/b/en.md',
    ]);
  });

  it('in modules have the same keys', () => {
    const module = { items: [{ en: { a: 'A', list: ['x'] }, de: { a: 'B', list: [] } }], en: 'E', de: 'D' };
    expect(findWordFaults(module, 'words')).toEqual(['words.items.0.list.0: German unlike English']);
  });
});
