import type { PlacedNode } from './placed';

/** From each node of a drawing that runs downwards to its words. It goes on under a track between them: two stumps would point at nothing. */
export function drawLeaders(nodes: readonly PlacedNode[]): string {
  return nodes.map(({ x, y, lines }) => `M${x} ${y}H${(lines[0]?.x ?? x) - 5}`).join('');
}
