import type { ReactNode } from 'react';
import styles from './error-diagram.module.css';

export type ErrorDiagramProps = { readonly kind: '404' | '500' | 'offline' };

type SignalProps = {
  readonly x: number;
  /** Height of its track. */
  readonly y: number;
  readonly side?: 'above' | 'below';
  readonly light: 'clear' | 'caution' | 'stop' | 'dark';
};

/** A signal on the track: foot, post, and one light. */
function Signal({ x, y, side = 'above', light }: SignalProps): ReactNode {
  const away = side === 'above' ? -1 : 1;
  return (
    <>
      <path d={`M${x - 8} ${y}h16M${x} ${y}v${28 * away}`} className={styles['post']} />
      <circle cx={x} cy={y + 40 * away} r="12" className={styles['lamp']} />
      <circle cx={x} cy={y + 40 * away} r="6" className={styles[light]} />
    </>
  );
}

/** The points are set to a siding, and the siding ends at a buffer stop. */
function DeadEnd(): ReactNode {
  return (
    <>
      <path d="M-1400 64H2600" className={styles['side']} />
      <path d="M460 128H2600M230 64l64 64M900 128l64-64" className={styles['track']} />
      <path d="M-1400 128H460l64 64h250" className={styles['route']} />
      <path d="M778 160v64M778 174h-26M778 210h-26" className={styles['buffer']} />
      <Signal x={410} y={128} light="caution" side="below" />
      <Signal x={640} y={64} light="dark" />
      <Signal x={690} y={192} light="stop" side="below" />
    </>
  );
}

/** The fault is in the signal box: the line is broken, and no signal shows clear. */
function Fault(): ReactNode {
  return (
    <>
      <path d="M-1400 64H2600M-1400 192H2600M240 64l64 64M900 128l64 64" className={styles['side']} />
      <path d="M-1400 128H450M510 128h30M600 128h30M690 128h30M780 128H2600" className={styles['track']} />
      <path d="m470 150 16-44M750 150l16-44" className={styles['buffer']} />
      <Signal x={400} y={128} light="stop" side="below" />
      <Signal x={600} y={64} light="dark" />
      <Signal x={840} y={128} light="stop" side="below" />
    </>
  );
}

/** The line is cut; on this side of the gap the trains still run. */
function Gap(): ReactNode {
  return (
    <>
      <path d="M-1400 64H2600" className={styles['side']} />
      <path d="M690 128H2600M690 192h120l64-64" className={styles['track']} />
      <path d="M-1400 128H560M330 128l64 64h150" className={styles['route']} />
      <path d="m582 150 16-44M652 150l16-44" className={styles['buffer']} />
      <Signal x={260} y={128} light="clear" side="below" />
      <Signal x={500} y={128} light="stop" />
      <Signal x={780} y={64} light="dark" />
    </>
  );
}

const drawings = { '404': DeadEnd, '500': Fault, offline: Gap } as const;

/** A track plan of what went wrong. The words below say the same, so it is hidden from screen readers. */
export function ErrorDiagram({ kind }: ErrorDiagramProps): ReactNode {
  const Drawing = drawings[kind];
  return (
    <svg className={styles['diagram']} viewBox="0 0 1200 256" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
