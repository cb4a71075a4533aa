/** Value that both protocols can transfer. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

export type Size = { readonly width: number; readonly height: number };

/** Keys without a character. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/** Self-contained function that runs in the page. */
export type InPage = (...args: Json[]) => unknown;

/** Isolated tab, with the operations that both libraries support. */
export type Tab = {
  /** Opens a URL and waits for its load. */
  readonly open: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** One step back or forward. */
  readonly step: (by: -1 | 1) => Promise<unknown>;
  /**
   * Runs a function in the page and awaits its promise.
   *
   * @throws {Error} thrown in the page, or if it navigates meanwhile
   */
  readonly call: (inPage: InPage, args: readonly Json[]) => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Size of the viewport, without the browser's bars. */
  readonly resize: (size: Size) => Promise<void>;
  /** Screenshot as PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  /** Console errors and warnings and uncaught errors so far; empty if the browser does not report them. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
};

export type Engine = { readonly openTab: () => Promise<Tab>; readonly close: () => Promise<void> };
