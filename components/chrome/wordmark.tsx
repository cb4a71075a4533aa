import type { ReactNode } from 'react';

/** The name with its signal: a switch that parts from the main track, and a green light. */
export function Wordmark(): ReactNode {
  return (
    <>
      <svg width="28" height="20" viewBox="0 0 28 20" aria-hidden="true" focusable="false">
        <path d="M0 15h28M8 15 16 5h12" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <circle cx="22" cy="5" r="4" fill="var(--color-signal-bright)" />
      </svg>
      <span>Stellwerk</span>
    </>
  );
}
