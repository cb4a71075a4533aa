/**
 * Inverse document frequency: the rarer a word, the higher its weight.
 *
 * @see https://doi.org/10.1561/1500000019 BM25
 */
export const rateRarity = (pagesWith: number, pages: number): number =>
  Math.log(1 + (pages - pagesWith + 0.5) / (pagesWith + 0.5));
