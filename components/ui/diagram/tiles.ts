/** Edge of a panel's tile in px: tracks run through the middle of tiles, and change lanes across their corners. */
export const tile = 48;
/** From lane to lane: names stand on the tracks, notes between them. Long runs take the closer pitch. */
export const lanePitches = { wide: [2 * tile, 1.5 * tile], tall: (2 * tile) / 3 } as const;
/** Type sizes in px. */
export const typeSizes = { wide: { label: 15.5, note: 14 }, tall: { label: 16, note: 14 } } as const;
/** From line to line, in parts of the type size. */
export const leading = 1.2;
