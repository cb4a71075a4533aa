import type { ReactNode } from 'react';

export type TrackEndsProps = {
  /** Height of the track in its drawing, in px. */
  readonly y: number;
  readonly className: string | undefined;
};

/** Where a track begins and ends: a whole that can be seen. */
export function TrackEnds({ y, className }: TrackEndsProps): ReactNode {
  return [0, 100].map((at) => (
    <line
      key={at}
      className={className}
      x1={`${at}%`}
      x2={`${at}%`}
      y1={y - 10}
      y2={y + 10}
      transform={`translate(${1 - at / 50})`}
    />
  ));
}
