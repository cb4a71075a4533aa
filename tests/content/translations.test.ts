import { readdirSync } from 'node:fs';
import path from 'node:path';
import { classifyLink } from '#lib/core/link-kind';
import { isLanguage } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';
import { findTranslationFaults, findWordFaults } from '#tests/support/jest/translations';
import { listTexts } from '#tests/support/jest/written-texts';

const texts = listTexts();

const modules = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.posix.join('content', file.replaceAll(path.sep, '/')));

describe('originals in several languages', () => {
  it('have the same structure and different words', () => {
    expect(findTranslationFaults(texts)).toEqual([]);
    expect(texts.length).toBeGreaterThan(0);
  });

  it.each(modules)('%s says the same in English and in German', (file) => {
    const exported = jest.requireActual<Readonly<Record<string, unknown>>>(path.resolve(file));
    expect(Object.entries(exported).flatMap(([name, value]) => findWordFaults(value, name))).toEqual([]);
  });

  it('link to pages in their language, if it is one of the site', () => {
    const foreign = texts.flatMap(({ file, language, body }) =>
      body.links
        .filter(({ href }) => href.startsWith('/') && classifyLink(href) === 'internal')
        .filter(({ href }) => {
          const target = href.split('/', 2)[1];
          return isLocale(language) && isLanguage(target) && target !== language;
        })
        .map(({ href, line }) => `${file}:${line}: ${href}`),
    );
    expect(foreign).toEqual([]);
  });

  it('have no straight quotation marks and no breakable abbreviations', () => {
    const loose = texts.flatMap(({ file, body }) => {
      const text = body.html.replace(/<code>.*?<\/code>/gs, '').replace(/<[^>]*>/g, '');
      const faults = text.match(/.{0,20}(?:["']|\b[a-z]\. [A-Za-z]\.|\d [€%]|§ \d).{0,20}/g) ?? [];
      return faults.map((fault) => `${file}: ${fault}`);
    });
    expect(loose).toEqual([]);
  });
});
