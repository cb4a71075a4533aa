import { expect } from '@playwright/test';
import { findPoint } from './find-point';
import type { Json, Size, Tab } from './tab';

/** Keys without a sign, as both protocols write them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const;

/** A person with a browser: the words in which journeys are written. */
export type Visitor = {
  /** Opens a page by its address, and waits until its script listens. */
  readonly visit: (path: string) => Promise<void>;
  /** Opens an address, whatever answers. */
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly goForward: () => Promise<void>;
  /** Presses the first visible element of a selector that says a text, as soon as it can be reached. */
  readonly click: (selector: string, text?: string) => Promise<void>;
  /** Types where the focus is. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (...names: readonly (keyof typeof keys)[]) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
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

type Pointing = Pick<Visitor, 'click' | 'type' | 'press'>;

function createPointing({ act }: Tab, glance: Visitor['glance']): Pointing {
  const strike = (signs: readonly string[]): Promise<void> =>
    act([
      {
        type: 'key',
        id: 'keyboard',
        actions: signs.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  return {
    click: async (selector, text = '') => {
      let point: readonly [number, number] | null = null;
      await expect
        .poll(async () => (point = await glance(findPoint, selector, text)), `${selector} ${text}`)
        .not.toBeNull();
      const [x = 0, y = 0] = point ?? [];
      await act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    type: (text) => strike([...text]),
    press: (...names) => strike(names.map((name) => keys[name])),
  };
}

/**
 * @param origin where the site is served
 */
export function createVisitor(tab: Tab, origin: string): Visitor {
  const read: Visitor['read'] = async <Result>(
    inPage: (...args: never) => unknown,
    ...args: readonly Json[]
  ) => JSON.parse(await tab.call(String(inPage), args)) as Result;
  const glance: Visitor['glance'] = (inPage, ...args) => read(inPage, ...args).catch(() => null);
  // Firefox may answer while the old document still stands there.
  const replaceDocument = async (load: () => Promise<void>): Promise<void> => {
    await read(() => void Object.assign(window, { isOld: true }));
    await load();
    await expect.poll(() => glance(() => 'isOld' in window)).toBe(false);
  };
  const waitForRuntime = (): Promise<void> =>
    expect.poll(() => glance(() => document.documentElement.dataset['runtime'])).toBe('ready');
  const open = (path: string): Promise<void> => replaceDocument(() => tab.open(origin + path));
  return {
    ...createPointing(tab, glance),
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
    resize: tab.resize,
    read,
    glance,
  };
}
