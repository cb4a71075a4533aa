import { expect } from '@playwright/test';
import { findPoint } from './find-point';
import type { InPage, Json, Tab } from './tab';

/** A visitor, with the actions of which tests consist. */
export type Visitor = Pick<Tab, 'type' | 'press' | 'resize'> & {
  /** Opens a page and waits for its runtime. */
  readonly visit: (path: string) => Promise<void>;
  /** Opens a URL, with any response. */
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<unknown>;
  readonly goBack: () => Promise<unknown>;
  readonly goForward: () => Promise<unknown>;
  /** Presses the first visible element of a selector with a text, as soon as possible. */
  readonly click: (selector: string, text?: string) => Promise<void>;
  /** Runs a self-contained function in the page. */
  readonly read: <Result, Args extends readonly Json[]>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** The same, but null if the page navigates meanwhile. */
  readonly glance: <Result, Args extends readonly Json[]>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result | null>;
};

/** @param origin of the site */
export function createVisitor(tab: Tab, origin: string): Visitor {
  const read: Visitor['read'] = async <Result>(
    inPage: (...args: never) => unknown,
    ...args: readonly Json[]
  ) => (await tab.call(inPage as InPage, args)) as Result;
  const glance: Visitor['glance'] = (inPage, ...args) => read(inPage, ...args).catch(() => null);
  // Firefox may respond while the old document is still there.
  const replaceDocument = async (load: () => Promise<unknown>): Promise<void> => {
    await read(() => void Object.assign(window, { isOld: true }));
    await load();
    await expect.poll(() => glance(() => 'isOld' in window)).toBe(false);
  };
  const waitForRuntime = (): Promise<void> =>
    expect.poll(() => glance(() => document.documentElement.dataset['runtime'])).toBe('ready');
  const open = (path: string): Promise<void> => replaceDocument(() => tab.open(origin + path));
  return {
    ...tab,
    open,
    visit: async (path) => {
      await open(path);
      await waitForRuntime();
    },
    reload: async () => {
      await replaceDocument(tab.reload);
      await waitForRuntime();
    },
    goBack: () => tab.step(-1),
    goForward: () => tab.step(1),
    click: async (selector, text = '') => {
      let point: readonly [number, number] | null = null;
      await expect
        .poll(async () => (point = await glance(findPoint, selector, text)), `${selector} ${text}`)
        .not.toBeNull();
      const [x = 0, y = 0] = point ?? [];
      await tab.click(x, y);
    },
    read,
    glance,
  };
}
