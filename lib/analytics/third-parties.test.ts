import { decideAll, type Statuses } from '#lib/consent/status';
import { createThirdParties } from './third-parties';

const services = { container: 'https://c.example/c.js', tagManager: 'https://t.example/t.js' };

function createDependencies() {
  const container = {
    read: jest.fn(() => Promise.resolve(decideAll(1))),
    write: jest.fn(() => Promise.resolve()),
    openForm: jest.fn(() => Promise.resolve()),
  };
  return {
    services,
    load: jest.fn<void, [service: string, address: string]>(),
    container,
    report: jest.fn(),
    reload: jest.fn(),
  };
}

const only = (category: 'analytics' | 'remarketing') => ({ ...decideAll(0), [category]: 1 });

const cases: readonly (readonly [string, Statuses, readonly (keyof typeof services)[]])[] = [
  ['nothing decided', decideAll(-1), []],
  ['all refused', decideAll(0), []],
  ['analytics', only('analytics'), ['container', 'tagManager']],
  ['marketing alone', only('remarketing'), ['tagManager']],
];

test.each(cases)('%s', async (_name, statuses, names) => {
  const dependencies = createDependencies();
  await createThirdParties(dependencies).apply(statuses);
  expect(dependencies.load.mock.calls).toEqual(names.map((name) => [name, services[name]]));
  expect(dependencies.container.write).toHaveBeenCalledTimes(names.includes('container') ? 1 : 0);
});

test('each script is loaded once', async () => {
  const dependencies = createDependencies();
  const parties = createThirdParties(dependencies);
  await parties.apply(only('analytics'));
  await parties.apply(decideAll(1));
  expect(dependencies.load).toHaveBeenCalledTimes(2);
  expect(dependencies.container.write).toHaveBeenLastCalledWith(decideAll(1));
  expect(dependencies.reload).not.toHaveBeenCalled();
});

test('a withdrawal is passed to the container and reloads the document', async () => {
  const dependencies = createDependencies();
  const parties = createThirdParties(dependencies);
  await parties.apply(decideAll(1));
  await parties.apply(decideAll(0));
  expect(dependencies.container.write).toHaveBeenLastCalledWith(decideAll(0));
  expect(dependencies.reload).toHaveBeenCalledTimes(1);
});

test('a refusal without loaded scripts causes no reload', async () => {
  const dependencies = { ...createDependencies(), services: {} };
  const parties = createThirdParties(dependencies);
  await parties.apply(decideAll(1));
  await parties.apply(decideAll(0));
  expect(dependencies.load).not.toHaveBeenCalled();
  expect(dependencies.reload).not.toHaveBeenCalled();
  await expect(parties.readContainer()).resolves.toBeUndefined();
  await expect(parties.openForm()).resolves.toBe(false);
});

test('an available container is used, and opens its own form', async () => {
  const dependencies = createDependencies();
  const parties = createThirdParties(dependencies);
  await parties.apply(decideAll(1));
  await expect(parties.readContainer()).resolves.toEqual(decideAll(1));
  await expect(parties.openForm()).resolves.toBe(true);
});

test('an unresponsive container is reported, and the site continues without it', async () => {
  const failure = new Error('Consent object not available.');
  const fail = jest.fn(() => Promise.reject(failure));
  const dependencies = { ...createDependencies(), container: { read: fail, write: fail, openForm: fail } };
  const parties = createThirdParties(dependencies);
  await parties.apply(decideAll(1));
  await expect(parties.openForm()).resolves.toBe(false);
  // It missed the latest decision, so its state is ignored.
  await expect(parties.readContainer()).resolves.toBeUndefined();
  expect(dependencies.report.mock.calls).toEqual([[failure], [failure]]);
});
