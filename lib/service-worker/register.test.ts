import { dropPageCaches, registerServiceWorker } from './register';

type Site = { readonly protocol: string; readonly hostname: string };

const secure: Site = { protocol: 'https:', hostname: 'www.stellwerk.example' };
const href = 'https://www.stellwerk.example/en/';
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function createWorker(): ServiceWorker & { state: ServiceWorkerState } {
  return Object.assign(new EventTarget(), { state: 'installing', postMessage: jest.fn() }) as never;
}

function createContainer(controlled: boolean) {
  const controller = controlled ? createWorker() : null;
  const registration = Object.assign(new EventTarget(), {
    installing: null as ServiceWorker | null,
    active: controller,
  });
  const register = jest.fn(() => Promise.resolve(registration));
  return { registration, register, controller };
}

function start(container: unknown, location: Site = secure): jest.Mock {
  const onUpdate = jest.fn();
  registerServiceWorker({
    navigator: (container === undefined ? {} : { serviceWorker: container }) as never,
    location: { ...location, href },
    onUpdate,
  });
  return onUpdate;
}

function install(worker: ReturnType<typeof createWorker>): void {
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
}

describe('registerServiceWorker', () => {
  it.each([
    ['https:', 'www.stellwerk.example', true],
    ['http:', 'localhost', true],
    ['http:', '127.0.0.1', false],
    ['http:', 'www.stellwerk.example', false],
    ['file:', '', false],
  ])('at %s//%s registers: %s', (protocol, hostname, registers) => {
    const container = createContainer(false);
    start(container, { protocol, hostname });
    expect(container.register.mock.calls).toEqual(registers ? [['/sw.js']] : []);
  });

  it('tells a worker that is there which page is open', async () => {
    const container = createContainer(true);
    start(container);
    await settle();
    expect(container.controller?.postMessage).toHaveBeenCalledWith(href);
  });

  it('is quiet where there are no workers or the registration fails', async () => {
    expect(() => start(undefined)).not.toThrow();
    const failing = { register: () => Promise.reject(new Error('404')) };
    const throwing = {
      register: () => {
        throw new Error('blocked');
      },
    };
    expect(() => [start(failing), start(throwing)]).not.toThrow();
    await settle();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('reports a new worker if one controls the page (%s)', async (controlled, calls) => {
    const container = createContainer(controlled);
    const onUpdate = start(container);
    await settle();
    const worker = createWorker();
    container.registration.installing = worker;
    container.registration.dispatchEvent(new Event('updatefound'));
    expect(onUpdate).not.toHaveBeenCalled();
    install(worker);
    expect(onUpdate).toHaveBeenCalledTimes(calls);
  });

  it('does not take the first worker for a new one where its installation is told late', async () => {
    const container = createContainer(false);
    const onUpdate = start(container);
    await settle();
    const worker = createWorker();
    container.registration.installing = worker;
    container.controller = worker;
    container.registration.dispatchEvent(new Event('updatefound'));
    install(worker);
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('tells of a new worker that was being installed already', async () => {
    const container = createContainer(true);
    const worker = createWorker();
    container.registration.installing = worker;
    const onUpdate = start(container);
    await settle();
    install(worker);
    worker.state = 'activated';
    worker.dispatchEvent(new Event('statechange'));
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });
});

describe('dropPageCaches', () => {
  it('drops documents and data, and keeps the shell and hashed files', async () => {
    const remove = jest.fn(() => Promise.resolve(true));
    await dropPageCaches({ delete: remove });
    expect(remove.mock.calls).toEqual([['stellwerk-offline-pages'], ['stellwerk-offline-data']]);
  });

  it('never rejects', async () => {
    await expect(dropPageCaches(undefined)).resolves.toBeUndefined();
    await expect(
      dropPageCaches({ delete: () => Promise.reject(new Error('blocked')) }),
    ).resolves.toBeUndefined();
  });
});
