import { languageCodes } from '#lib/i18n/languages';
import { readSlice, sliceFile, sliceNames } from './slices';

jest.mock('./header-slice', () => ({ buildHeader: (locale: string) => ({ locale, kind: 'header' }) }));
jest.mock('./footer-slice', () => ({ buildFooter: (locale: string) => ({ locale, kind: 'footer' }) }));

describe('slices', () => {
  it.each(languageCodes)('are built once, in each language (%s)', (language) => {
    for (const name of sliceNames) {
      expect(readSlice(name, language)).toEqual({ locale: language, kind: name });
      expect(readSlice(name, language)).toBe(readSlice(name, language));
    }
  });

  it('have a file of their own in each language', () => {
    const files = languageCodes.flatMap((language) => sliceNames.map((name) => sliceFile(name, language)));
    expect(new Set(files).size).toBe(languageCodes.length * sliceNames.length);
    expect(files).toContain('header-de');
  });
});
