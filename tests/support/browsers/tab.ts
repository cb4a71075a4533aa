/** Any value that both protocols carry. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

export type Size = { readonly width: number; readonly height: number };

/** Keys without a sign. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/** A function that runs in the page; it refers to nothing outside itself. */
export type InPage = (...args: Json[]) => unknown;

/** A tab that shares nothing with any other, by the few things that both libraries do. */
export type Tab = {
  /** Goes to an address, and waits until it has loaded. */
  readonly open: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** One step back or forward. */
  readonly step: (by: -1 | 1) => Promise<unknown>;
  /**
   * Runs a function in the page, and waits for the promise that it may return.
   *
   * @throws {Error} what the page throws, also when it gives way to another page meanwhile
   */
  readonly call: (inPage: InPage, args: readonly Json[]) => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types where the focus is. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Size of the page's window, without the browser's own bars. */
  readonly resize: (size: Size) => Promise<void>;
  /** The page as a PNG file. */
  readonly screenshot: () => Promise<Uint8Array>;
  /** Errors and warnings of the console so far, and uncaught errors; none where a browser does not tell. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** A running browser. */
export type Engine = { readonly openTab: () => Promise<Tab>; readonly close: () => Promise<void> };
