/** Size of a grid tile in px; paths run through the middle of tiles. */
export const tile = 48;
/** Distances of two lanes in px; diagrams with many columns use the smaller one. */
export const lanePitches = { wide: [2 * tile, 1.5 * tile], tall: (2 * tile) / 3 } as const;
/** Font sizes in px. */
export const typeSizes = { wide: { label: 15, note: 13 }, tall: { label: 15, note: 13 } } as const;
/** Line height relative to the font size. */
export const leading = 1.2;
