/** Formats a fraction, such as 0.5, as a CSS or SVG percentage with two decimals. */
export const toPercent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
