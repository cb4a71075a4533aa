/** A share of a whole, 0.5 for a half, as a length of CSS or SVG: per cent with two decimals. */
export const toPercent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
