import { createConsentContainer, type ContainerApi, type ContainerWindow } from './container';
import { decideAll } from './status';

type Mutable = { ppms?: { cm?: { api?: ContainerApi } } };

/** A container that stores what is written. */
function fakeApi(consents: Record<string, { status: number }> = {}): jest.Mock {
  return jest.fn((command: string, ...rest: readonly unknown[]) => {
    const [first, second] = rest as [unknown, unknown];
    if (command === 'setComplianceSettings') {
      Object.assign(consents, (first as { consents: object }).consents);
      (second as () => void)();
    } else (first as (settings: object) => void)({ consents });
  });
}

const withApi = (api: jest.Mock): ContainerWindow => ({ ppms: { cm: { api: api } } });

test('decisions are written to and read from the container under its own names', async () => {
  const container = createConsentContainer(withApi(fakeApi()));
  await container.write({ analytics: 1, remarketing: 0 });
  await expect(container.read()).resolves.toEqual({ analytics: 1, remarketing: 0 });
});

test.each([[{}], [{ analytics: undefined }], [undefined]])(
  'a category that the container lacks is undecided (%p)',
  async (consents) => {
    const api = jest.fn((_command: string, done: (settings: object) => void) => done({ consents }));
    await expect(createConsentContainer(withApi(api)).read()).resolves.toEqual(decideAll(-1));
  },
);

test('opens the form of the container', async () => {
  const api = fakeApi();
  await createConsentContainer(withApi(api)).openForm();
  expect(api).toHaveBeenCalledWith('openConsentForm', expect.any(Function), expect.any(Function));
});

describe('a slow container', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is waited for', async () => {
    const late: Mutable = {};
    const read = createConsentContainer(late).read();
    jest.advanceTimersByTime(1000);
    Object.assign(late, withApi(fakeApi({ analytics: { status: 1 } })));
    jest.advanceTimersByTime(100);
    await expect(read).resolves.toEqual({ ...decideAll(-1), analytics: 1 });
  });

  it.each([[{}], [{ ppms: {} }], [{ ppms: { cm: {} } }]])(
    'times out after five seconds (%p)',
    async (window) => {
      const read = createConsentContainer(window).read();
      const failed = expect(read).rejects.toThrow(/^Consent object not available\.$/);
      jest.advanceTimersByTime(5000);
      await failed;
    },
  );
});

test('a container that throws or reports an error rejects', async () => {
  const broken = jest.fn(() => {
    throw new Error('broken');
  });
  await expect(createConsentContainer(withApi(broken)).read()).rejects.toThrow('broken');
  const failing = jest.fn((_command: string, _done: unknown, failed: (error: Error) => void) =>
    failed(new Error('no network')),
  );
  await expect(createConsentContainer(withApi(failing)).read()).rejects.toThrow('no network');
});
