/** The tokens of `components/styles/tokens.css` in the light theme. */
export const palette = {
  panel: '#eef2f0',
  bed: '#0e1a24',
  text: '#0e1a24',
  textSoft: '#42525c',
  badge: '#ffffff',
  rail: '#c9d3d1',
  side: '#7f959d',
  action: '#007a50',
  lit: '#1fe0a0',
  amber: '#ffb000',
  stop: '#d7263d',
} as const;
