import type { ReactNode } from 'react';
import styles from './diagram.module.css';
import motion from './motion.module.css';
import { Drawing } from './drawing';
import type { DiagramData } from './types';

export type DiagramProps = {
  readonly diagram: DiagramData;
  /** Prints the title above the drawing; without it the title is for assistive technology only. */
  readonly hasTitle?: boolean;
  /** Lets one run pass along the main tracks, once it is seen. */
  readonly isLive?: boolean;
  /** Whether the main tracks are lit; without it the panel has no power. */
  readonly hasRoute?: boolean;
  /** Without frame and tiles, where it stands on a panel that has them. */
  readonly isBare?: boolean;
};

/**
 * An interlocking diagram: how money, a check or a person runs along the tracks, on the panel of a signal box.
 * Drawn twice, and the frame's width decides which one is seen: side by side on desks, downwards on phones. Its
 * main tracks are the route that is set: lit once when it comes into view, by style sheet alone.
 */
export function Diagram({
  diagram,
  hasTitle = true,
  isLive = false,
  hasRoute = true,
  isBare = false,
}: DiagramProps): ReactNode {
  return (
    <figure
      className={[styles['diagram'], isBare && styles['bare'], motion['trigger']].filter(Boolean).join(' ')}
    >
      {hasTitle ? (
        <figcaption>{diagram.title}</figcaption>
      ) : (
        <figcaption className="visually-hidden">{diagram.title}</figcaption>
      )}
      {(['wide', 'tall'] as const).map((orientation) => (
        <Drawing
          key={orientation}
          diagram={diagram}
          orientation={orientation}
          className={styles[orientation]}
          isLive={isLive}
          hasRoute={hasRoute}
          isBare={isBare}
        />
      ))}
    </figure>
  );
}
