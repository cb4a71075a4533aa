import { sessionHistoryMethods } from '#lib/next/session-history-methods';
import { createHistoryEntries, type HistoryEntries } from '#lib/page-data/core/history-entries';

let position = 0;
const create = (): HistoryEntries =>
  createHistoryEntries({
    ...sessionHistoryMethods,
    readState: () => history.state as unknown,
    href: () => location.href,
    scrollY: () => position,
  });

/** Goes back, and waits for `popstate`. */
async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
}

async function goForward(): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.forward();
  await arrived;
}

describe('createHistoryEntries', () => {
  it('stores a position per entry, even for the same page', async () => {
    const session = create();
    session.push('/en/one/');
    position = 100;
    session.push('/en/one/');
    position = 200;
    session.push('/en/two/');
    position = 300;
    await goBack();
    expect(session.restoreScroll()).toBe(200);
    position = 210;
    await goBack();
    expect(session.restoreScroll()).toBe(100);
    await goForward();
    expect(session.restoreScroll()).toBe(210);
  });

  it('restores positions from the entry after a reload', async () => {
    const session = create();
    session.push('/en/long/');
    position = 900;
    session.saveScroll();
    session.push('/en/next/');
    position = 0;
    const reloaded = create();
    await goBack();
    expect(reloaded.restoreScroll()).toBe(900);
  });

  it('numbers an entry added by the browser for a fragment, once', () => {
    const session = create();
    position = 50;
    location.hash = '#part';
    expect(session.claimEntry()).toBe(true);
    expect(session.claimEntry()).toBe(false);
  });

  it("keeps the state of Next's router in an entry", () => {
    history.replaceState({ __NA: true }, '');
    create().saveScroll();
    expect(history.state).toMatchObject({ __NA: true });
  });
});
