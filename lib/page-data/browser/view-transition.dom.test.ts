import { runViewTransition } from './view-transition';

type Settings = {
  readonly reduced?: boolean;
  readonly hidden?: boolean;
  readonly start?: (change: () => void) => unknown;
};

function setUp({ reduced = false, hidden = false, start }: Settings): void {
  window.matchMedia = ((query: string) => ({
    matches: reduced && query.includes('reduce'),
  })) as typeof window.matchMedia;
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  if (start) Object.assign(document, { startViewTransition: start });
  else delete (document as { startViewTransition?: unknown }).startViewTransition;
}

const start = jest.fn((change: () => void) => {
  change();
  return { ready: Promise.reject(new Error('cut short')), finished: Promise.reject(new Error('cut short')) };
});

beforeEach(() => start.mockClear());

describe('runViewTransition', () => {
  it('changes the page within a view transition, and takes one that is cut short calmly', async () => {
    setUp({ start });
    const change = jest.fn();
    runViewTransition(change);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(start).toHaveBeenCalledTimes(1);
    expect(change).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['motion is not wanted', { start, reduced: true }],
    ['nobody looks', { start, hidden: true }],
    ['the browser has none', {}],
  ])('changes the page at once where %s', (_name, settings) => {
    setUp(settings);
    const change = jest.fn();
    runViewTransition(change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(start).not.toHaveBeenCalled();
  });
});
