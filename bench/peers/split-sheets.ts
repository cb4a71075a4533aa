/** Style sheets of two kinds of pages: shared ones, and those of one kind only. */
export type SplitSheets = {
  readonly shared: readonly string[];
  readonly article: readonly string[];
  readonly index: readonly string[];
};

/**
 * Splits the style sheets of an article and the index like a site with two templates: shared ones for all
 * pages, others with their template.
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

/** Folder of the fonts in the peers. */
export const fontFolder = '/fonts/';

/** Rewrites the font URLs of a style sheet. */
export function moveFonts(css: string): string {
  return css.replace(media, `url(${fontFolder}$1)`);
}

const layer = /@layer ([\w-]+(?:,\s*[\w-]+)*)\s*[;{]/g;

/**
 * The `@layer` statement with the order of layers. Prepended to template sheets, because a bundler may place
 * them before the shared one.
 */
export function orderLayers(css: string): string {
  const names = [...css.matchAll(layer)].flatMap(([, list = '']) => list.split(/,\s*/));
  return `@layer ${[...new Set(names)].join(', ')};`;
}
