/** The tokens of `components/styles/tokens.css` that stand on ink, and the shades of a dark panel. */
export const palette = {
  ink: '#0e1a24',
  panel: '#14242f',
  track: '#30434f',
  trackEdge: '#5b7280',
  onInk: '#f1f5f4',
  onInkSoft: '#b9c7c9',
  clear: '#00c281',
  amber: '#ffb000',
  stop: '#ff5f6d',
} as const;
