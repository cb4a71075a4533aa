import { listenToReturn } from './departure';

function show(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

describe('listenToReturn', () => {
  it('runs when the page comes back as it was left, not when it is loaded', () => {
    const run = jest.fn();
    listenToReturn(run);
    show(false);
    expect(run).not.toHaveBeenCalled();
    show(true);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
