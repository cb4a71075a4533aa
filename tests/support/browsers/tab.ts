/** Any value that both protocols carry. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

export type Size = { readonly width: number; readonly height: number };

/**
 * One device and what it does, tick by tick.
 *
 * @see https://www.w3.org/TR/webdriver2/#actions, which WebDriver BiDi shares
 */
export type InputSource = {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly { readonly type: string; readonly [detail: string]: string | number }[];
};

/** A tab that shares nothing with any other, by the few things that both protocols do. */
export type Tab = {
  /** Goes to an address, and waits until it has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** One step back or forward; does not wait. */
  readonly step: (by: -1 | 1) => Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param declaration source of a function, as `String(f)` gives it
   * @returns JSON of what it returns, or of what its promise resolves to
   * @throws {Error} what the page throws, also when it gives way to another page meanwhile
   */
  readonly call: (declaration: string, args: readonly Json[]) => Promise<string>;
  readonly act: (sources: readonly InputSource[]) => Promise<void>;
  /** Size of the page's window, without the browser's own bars. */
  readonly resize: (size: Size) => Promise<void>;
  readonly photograph: () => Promise<Buffer>;
  /** Errors and warnings of the console so far, and uncaught errors; none where a browser does not tell. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** A running browser. */
export type Engine = { readonly openTab: () => Promise<Tab>; readonly close: () => Promise<void> };
