import type { DiagramData, DiagramNode } from './types';

type Route = readonly DiagramNode[];

/** Moves a route to the first lane. */
function align(nodes: Route): Route {
  const lane = Math.min(...nodes.map(({ at }) => at[1]));
  return nodes.map((node) => ({
    ...node,
    at: [node.at[0], node.at[1] - lane],
    lanes: node.lanes && [node.lanes[0] - lane, node.lanes[1] - lane],
  }));
}

/** The nodes of each route that no path connects with another, the first lane's route first; each begins in the first lane. */
export function listRoutes({ nodes, paths }: DiagramData): readonly Route[] {
  let routes: readonly Route[] = nodes.toSorted((a, b) => a.at[1] - b.at[1]).map((node) => [node]);
  for (const { nodes: ids } of paths) {
    const isPart = (route: Route): boolean => route.some(({ id }) => ids.includes(id));
    const joined = routes.filter(isPart).flat();
    const place = routes.findIndex(isPart);
    routes = routes.flatMap((route, index) => {
      if (index === place) return [joined];
      return isPart(route) ? [] : [route];
    });
  }
  // The order within a route is the diagram's.
  const sorted = routes.map((route) => nodes.filter((node) => route.includes(node)));
  const isSeparate = sorted.length > 1 && sorted.every(({ length }) => length > 1);
  return isSeparate ? sorted.map(align) : [nodes];
}
