import type { ReactNode } from 'react';
import styles from './diagram.module.css';
import motion from './motion.module.css';
import { Drawing } from './drawing';
import { Legend } from './legend';
import type { DiagramData } from './types';

export type DiagramProps = {
  readonly diagram: DiagramData;
  /** Whether the title is visible, or for assistive technology only. */
  readonly hasTitle?: boolean;
  /** Whether a marker moves along the main paths once the diagram is in view. */
  readonly isLive?: boolean;
  /** Whether the main paths are highlighted. */
  readonly hasRoute?: boolean;
  /** Without frame and grid, on a panel that has them. */
  readonly isBare?: boolean;
};

/**
 * A flow diagram in the style of an interlocking panel. It is drawn twice, horizontally and vertically; the frame's
 * width decides which one is shown. The main paths are highlighted when it comes into view.
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
      <Legend diagram={diagram} />
    </figure>
  );
}
