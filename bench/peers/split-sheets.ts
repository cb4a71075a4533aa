/** Style sheets of two kinds of pages: those of both, and those of one of them alone. */
export type SplitSheets = {
  readonly shared: readonly string[];
  readonly article: readonly string[];
  readonly index: readonly string[];
};

/**
 * Splits the sheets of an article and of the index as a site with these two templates has them: what both
 * load is loaded for all pages, the rest with its template.
 */
export function splitSheets(article: readonly string[], index: readonly string[]): SplitSheets {
  const [ofArticle, ofIndex] = [new Set(article), new Set(index)];
  return {
    shared: article.filter((sheet) => ofIndex.has(sheet)),
    article: article.filter((sheet) => !ofIndex.has(sheet)),
    index: index.filter((sheet) => !ofArticle.has(sheet)),
  };
}

const media = /url\((?:\.\.|\/_next\/static)\/media\/([^)]+)\)/g;

/** Where the peers serve the fonts. */
export const fontFolder = '/fonts/';

/** A sheet whose fonts lie where the peers serve them. */
export function moveFonts(css: string): string {
  return css.replace(media, `url(${fontFolder}$1)`);
}

const layer = /@layer ([\w-]+(?:,\s*[\w-]+)*)\s*[;{]/g;

/**
 * The statement that gives layers the order in which a sheet has them. A sheet of one template starts with
 * it: a bundler may put it ahead of the shared one.
 */
export function orderLayers(css: string): string {
  const names = [...css.matchAll(layer)].flatMap(([, list = '']) => list.split(/,\s*/));
  return `@layer ${[...new Set(names)].join(', ')};`;
}
