import type { PlacedNode } from './placed';

/** Leader lines of a vertical drawing; they pass below paths. */
export function drawLeaders(nodes: readonly PlacedNode[]): string {
  return nodes.map(({ x, y, lines }) => `M${x} ${y}H${(lines[0]?.x ?? x) - 5}`).join('');
}
