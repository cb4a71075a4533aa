import { createFullLoad, listenToRestore } from './full-load';

function show(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

describe('listenToRestore', () => {
  it('runs when the page comes back from the back/forward cache, not when it is loaded', () => {
    const run = jest.fn();
    listenToRestore(run);
    show(false);
    expect(run).not.toHaveBeenCalled();
    show(true);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('createFullLoad', () => {
  it('loads the latest target, once pending work is done', async () => {
    const load = jest.fn();
    const fullLoad = createFullLoad(load);
    let prepared = (): void => undefined;
    fullLoad.start('/en/a/', new Promise((resolve) => (prepared = resolve)));
    expect(fullLoad.isUnderWay()).toBe(true);
    fullLoad.start('/en/b/');
    prepared();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(load.mock.calls).toEqual([['/en/b/'], ['/en/b/']]);
  });

  it('ends when the page is restored, including the mark of the inline script', () => {
    document.documentElement.dataset['leaving'] = '';
    const fullLoad = createFullLoad(jest.fn());
    fullLoad.start('/en/a/');
    fullLoad.reset();
    expect(fullLoad.isUnderWay()).toBe(false);
    expect(document.documentElement.dataset['leaving']).toBeUndefined();
  });

  it('is used in a document whose script has failed, but not after a download', () => {
    const { isUnderWay } = createFullLoad(jest.fn());
    document.documentElement.dataset['leaving'] = '';
    expect(isUnderWay()).toBe(false);
    document.documentElement.dataset['leaving'] = 'failed';
    expect(isUnderWay()).toBe(true);
  });
});
