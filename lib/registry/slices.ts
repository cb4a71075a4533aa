import { cachedBy } from '#lib/config/content-store';
import { forEachLanguage, type Language } from '#lib/i18n/languages';
import { addSoftHyphens } from '#lib/i18n/soft-hyphens';
import { buildFooter, type FooterData } from './footer-slice';
import { buildHeader, type HeaderData } from './header-slice';

export type SliceData = { readonly header: HeaderData; readonly footer: FooterData };
export type SliceName = keyof SliceData;

const builders: { readonly [S in SliceName]: (language: Language) => SliceData[S] } = {
  header: buildHeader,
  // Its columns are narrow; the menus of the header are not.
  footer: (language) => addSoftHyphens(buildFooter(language), language),
};
const built = forEachLanguage((language) => cachedBy((name: SliceName) => builders[name](language)));

export const sliceNames = Object.keys(builders) as SliceName[];

/** File name of a slice in a language: `header-de`. */
export function sliceFile(name: SliceName, language: Language): string {
  return `${name}-${language}`;
}

/** A slice's data, memoised per language. */
export function readSlice<S extends SliceName>(name: S, language: Language): SliceData[S] {
  return built[language](name) as SliceData[S];
}
