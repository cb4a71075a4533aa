import type { ReactNode } from 'react';
import { PathLines, Highlight } from '#components/ui/diagram/paths';
import styles from './error-diagram.module.css';

type SignalProps = {
  readonly x: number;
  readonly y: number;
  readonly light: 'clear' | 'caution' | 'stop' | 'dark';
};

function Signal({ x, y, light }: SignalProps): ReactNode {
  return (
    <>
      <path d={`M${x - 8} ${y - 6}h16M${x} ${y - 6}v-22`} className={styles['post']} />
      <circle cx={x} cy={y - 40} r="12" className={styles['case']} />
      <circle cx={x} cy={y - 40} r="6" className={styles[light]} />
    </>
  );
}

/** 404: the route ends at a buffer stop. */
function DeadEnd(): ReactNode {
  return (
    <>
      <PathLines d="M-1400 64H2600M460 128H2600M356 64l64 64M796 128l64-64" />
      <Highlight d="M-1400 128H460l64 64h250" hasMarker={false} />
      <path d="M778 160v64M778 174h-26M778 210h-26" className={styles['buffer']} />
      <Signal x={440} y={128} light="caution" />
      <Signal x={620} y={64} light="dark" />
      <Signal x={700} y={192} light="stop" />
    </>
  );
}

/** 404 on desktops: the route ends beside the text. */
function WideDeadEnd(): ReactNode {
  return (
    <>
      <PathLines d="M-1400 64H2600M600 112H2600M312 64l48 48M888 112l48-48" />
      <Highlight d="M-1400 112H600l192 192h312" hasMarker={false} />
      <path d="M1104 264v80M1104 280h-28M1104 328h-28" className={styles['buffer']} />
      <rect x="840" y="260" width="168" height="88" rx="2" className={styles['badge']} />
      <text x="924" y="326" textAnchor="middle" className={styles['number']}>
        404
      </text>
      <Signal x={552} y={112} light="caution" />
      <Signal x={720} y={64} light="dark" />
      <Signal x={1044} y={304} light="stop" />
    </>
  );
}

/** 500: the line is broken, and no signal shows clear. */
function Fault(): ReactNode {
  return (
    <>
      <PathLines d="M-1400 64H2600M-1400 192H2600M356 64l64 64M796 128l64 64" />
      <PathLines d="M-1400 128H450M510 128h30M600 128h30M690 128h30M780 128H2600" />
      <path d="m470 150 16-44M750 150l16-44" className={styles['buffer']} />
      <Signal x={440} y={128} light="stop" />
      <Signal x={620} y={64} light="dark" />
      <Signal x={840} y={128} light="stop" />
    </>
  );
}

/** Offline: the line is interrupted; the route ends before the gap. */
function Gap(): ReactNode {
  return (
    <>
      <PathLines d="M-1400 64H2600M690 128H2600M690 192h106l64-64M356 128l64 64h124" />
      <Highlight d="M-1400 128H556" hasMarker={false} />
      <path d="m578 150 16-44M652 150l16-44" className={styles['buffer']} />
      <Signal x={340} y={128} light="clear" />
      <Signal x={530} y={128} light="stop" />
      <Signal x={780} y={64} light="dark" />
    </>
  );
}

const drawings = { '404': DeadEnd, '500': Fault, offline: Gap } as const;

const hidden = { 'data-theme': 'dark', 'aria-hidden': true, focusable: false } as const;

/** The error as a broken path. Hidden from screen readers: the text says the same. */
export function ErrorDiagram({ kind }: { readonly kind: keyof typeof drawings }): ReactNode {
  const Drawing = drawings[kind];
  const isWide = kind === '404';
  return (
    <>
      <svg
        className={`${styles['diagram']} ${isWide ? styles['narrow'] : ''}`.trim()}
        viewBox="0 0 1200 256"
        {...hidden}
      >
        <Drawing />
      </svg>
      {isWide && (
        <svg className={styles['wide']} viewBox="0 0 1200 384" {...hidden}>
          <WideDeadEnd />
        </svg>
      )}
    </>
  );
}
