import type { BehaviourTools } from '#components/behaviours/behaviour';
import { addPageBehaviours } from './page-behaviours';

type Run = (root: ParentNode) => void | (() => void);

const tools = { navigateTo: jest.fn(), loadShared: () => Promise.resolve(undefined) };

/** Starts the behaviours of a page, and returns their cleanup. */
function show(html: string, all: Parameters<typeof addPageBehaviours>[2]): () => void {
  document.body.innerHTML = html;
  let leave: void | (() => void);
  addPageBehaviours((run: Run) => (leave = run(document)), tools, all);
  return () => leave?.();
}

const settle = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

describe('the behaviours of a page', () => {
  it('load only the scripts that parts of the page require', async () => {
    const asked = jest.fn();
    const other = jest.fn();
    show('<p data-behaviour="asked">a</p><p data-behaviour="asked">b</p><p data-behaviour="unknown"></p>', {
      asked: () => Promise.resolve(asked),
      other,
    });
    await settle();
    expect(asked.mock.calls.map(([element]: HTMLElement[]) => element?.textContent)).toEqual(['a', 'b']);
    expect(other).not.toHaveBeenCalled();
  });

  it('end with the page', async () => {
    const signals: AbortSignal[] = [];
    const leave = show('<p data-behaviour="asked"></p>', {
      asked: () => Promise.resolve((_, { signal }: BehaviourTools) => void signals.push(signal)),
    });
    await settle();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    leave();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('do not start on a page that was left before their script was loaded', async () => {
    const late = jest.fn();
    show('<p data-behaviour="late"></p>', { late: () => Promise.resolve(late) })();
    await settle();
    expect(late).not.toHaveBeenCalled();
  });

  it('leave the markup unchanged if their script fails to load', async () => {
    show('<p data-behaviour="lost">complete</p>', { lost: () => Promise.reject(new Error('offline')) });
    await settle();
    expect(document.body.textContent).toBe('complete');
  });
});
