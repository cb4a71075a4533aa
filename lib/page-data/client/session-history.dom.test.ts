import { createSessionHistory, type SessionHistory } from './session-history';

let position = 0;
const create = (): SessionHistory => createSessionHistory({ history, location, scrollY: () => position });

/** Goes back as the browser does, and waits until it has. */
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

describe('createSessionHistory', () => {
  it('pushes past what the instance has been patched with', () => {
    const patched = jest.fn();
    history.pushState = patched;
    create().push('/en/a/');
    expect(patched).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/en/a/');
    delete (history as Partial<History>).pushState;
  });

  it('gives every entry its own position, also two of one page', async () => {
    const session = create();
    session.push('/en/one/');
    position = 100;
    session.push('/en/one/');
    position = 200;
    session.push('/en/two/');
    position = 300;
    await goBack();
    expect(session.enter()).toBe(200);
    position = 210;
    await goBack();
    expect(session.enter()).toBe(100);
    await goForward();
    expect(session.enter()).toBe(210);
  });

  it('finds positions again after a reload, from the entry itself', async () => {
    const session = create();
    session.push('/en/long/');
    position = 900;
    session.remember();
    session.push('/en/next/');
    position = 0;
    const reloaded = create();
    await goBack();
    expect(reloaded.enter()).toBe(900);
  });

  it("keeps what Next's router has stored in an entry", () => {
    history.replaceState({ __NA: true }, '');
    create().remember();
    expect(history.state).toMatchObject({ __NA: true });
  });
});
