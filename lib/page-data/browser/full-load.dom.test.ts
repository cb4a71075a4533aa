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
  it('loads what was asked for last, once what it waits for is done', async () => {
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

  it('is over, the mark of the inline script included, when the page comes back', () => {
    document.documentElement.dataset['leaving'] = '';
    const fullLoad = createFullLoad(jest.fn());
    fullLoad.start('/en/a/');
    fullLoad.reset();
    expect(fullLoad.isUnderWay()).toBe(false);
    expect(document.documentElement.dataset['leaving']).toBeUndefined();
  });

  it('is the only way on in a document whose script has failed, not in one that a download was followed from', () => {
    const { isUnderWay } = createFullLoad(jest.fn());
    document.documentElement.dataset['leaving'] = '';
    expect(isUnderWay()).toBe(false);
    document.documentElement.dataset['leaving'] = 'failed';
    expect(isUnderWay()).toBe(true);
  });
});
