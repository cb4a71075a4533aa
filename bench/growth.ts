import type { Build, Builder } from './builds';

/** How a build grows with the articles. */
export type Growth = {
  readonly builder: Builder;
  readonly cpuPerExtraPage: number;
  readonly wallPerExtraPage: number;
  /** CPU time per document of the largest build, as a multiple of the smallest build's. */
  readonly perPageRatio: number;
  /** CPU time per extra page in the upper half of the range, as a multiple of the lower half's. */
  readonly marginalRatio: number;
};

/** What two runs of the same build may differ by. */
export const tolerance = 1.15;

function slope(from: Build, to: Build, cost: 'cpuMs' | 'wallMs'): number {
  return (to[cost] - from[cost]) / (to.documents - from.documents);
}

/**
 * Compares the builds of one builder by size. The cost per page alone would hide growth behind the
 * fixed cost of a build, hence the middle build and the ratio of the two slopes.
 *
 * @param builds of all builders; those of one builder from the smallest to the largest
 * @throws Error when there are not three builds of the builder
 */
export function measureGrowth(builder: Builder, builds: readonly Build[]): Growth {
  const [small, middle, large] = builds.filter((build) => build.builder === builder);
  if (!small || !middle || !large) throw new Error(`Growth of ${builder} needs builds of three sizes.`);
  return {
    builder,
    cpuPerExtraPage: slope(small, large, 'cpuMs'),
    wallPerExtraPage: slope(small, large, 'wallMs'),
    perPageRatio: large.cpuMs / large.documents / (small.cpuMs / small.documents),
    marginalRatio: slope(middle, large, 'cpuMs') / slope(small, middle, 'cpuMs'),
  };
}

/** Neither the cost of a page nor that of one more page grows. */
export function isLinear({ perPageRatio, marginalRatio }: Growth): boolean {
  return perPageRatio <= 1 && marginalRatio <= tolerance;
}
