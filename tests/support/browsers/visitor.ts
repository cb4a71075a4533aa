import { expect } from '@playwright/test';
import { findPoint } from './find-point';
import type { InPage, Json, Tab } from './tab';

/** A person with a browser: the words in which journeys are written. */
export type Visitor = Pick<Tab, 'type' | 'press' | 'resize'> & {
  /** Opens a page by its address, and waits until its script listens. */
  readonly visit: (path: string) => Promise<void>;
  /** Opens an address, whatever answers. */
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<unknown>;
  readonly goBack: () => Promise<unknown>;
  readonly goForward: () => Promise<unknown>;
  /** Presses the first visible element of a selector that says a text, as soon as it can be reached. */
  readonly click: (selector: string, text?: string) => Promise<void>;
  /** Runs a function in the page; it refers to nothing outside itself. */
  readonly read: <Result, Args extends readonly Json[]>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** The same where the page may give way to another one meanwhile: null then. */
  readonly glance: <Result, Args extends readonly Json[]>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result | null>;
};

/**
 * @param origin where the site is served
 */
export function createVisitor(tab: Tab, origin: string): Visitor {
  const read: Visitor['read'] = async <Result>(
    inPage: (...args: never) => unknown,
    ...args: readonly Json[]
  ) => (await tab.call(inPage as InPage, args)) as Result;
  const glance: Visitor['glance'] = (inPage, ...args) => read(inPage, ...args).catch(() => null);
  // Firefox may answer while the old document still stands there.
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
