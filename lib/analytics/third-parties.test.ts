import { decideAll, type Statuses } from '#lib/consent/status';
import { createThirdParties } from './third-parties';

const services = { container: 'https://c.example/c.js', tagManager: 'https://t.example/t.js' };

function createSeams() {
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
  const seams = createSeams();
  await createThirdParties(seams).apply(statuses);
  expect(seams.load.mock.calls).toEqual(names.map((name) => [name, services[name]]));
  expect(seams.container.write).toHaveBeenCalledTimes(names.includes('container') ? 1 : 0);
});

test('each script is loaded once', async () => {
  const seams = createSeams();
  const parties = createThirdParties(seams);
  await parties.apply(only('analytics'));
  await parties.apply(decideAll(1));
  expect(seams.load).toHaveBeenCalledTimes(2);
  expect(seams.container.write).toHaveBeenLastCalledWith(decideAll(1));
  expect(seams.reload).not.toHaveBeenCalled();
});

test('a withdrawal is passed to the container and reloads the document', async () => {
  const seams = createSeams();
  const parties = createThirdParties(seams);
  await parties.apply(decideAll(1));
  await parties.apply(decideAll(0));
  expect(seams.container.write).toHaveBeenLastCalledWith(decideAll(0));
  expect(seams.reload).toHaveBeenCalledTimes(1);
});

test('a refusal without loaded scripts causes no reload', async () => {
  const seams = { ...createSeams(), services: {} };
  const parties = createThirdParties(seams);
  await parties.apply(decideAll(1));
  await parties.apply(decideAll(0));
  expect(seams.load).not.toHaveBeenCalled();
  expect(seams.reload).not.toHaveBeenCalled();
  await expect(parties.readContainer()).resolves.toBeUndefined();
  await expect(parties.openForm()).resolves.toBe(false);
});

test('an available container is used, and opens its own form', async () => {
  const seams = createSeams();
  const parties = createThirdParties(seams);
  await parties.apply(decideAll(1));
  await expect(parties.readContainer()).resolves.toEqual(decideAll(1));
  await expect(parties.openForm()).resolves.toBe(true);
});

test('an unresponsive container is reported, and the site continues without it', async () => {
  const failure = new Error('Consent object not available.');
  const fail = jest.fn(() => Promise.reject(failure));
  const seams = { ...createSeams(), container: { read: fail, write: fail, openForm: fail } };
  const parties = createThirdParties(seams);
  await parties.apply(decideAll(1));
  await expect(parties.openForm()).resolves.toBe(false);
  // It missed the latest decision, so its state is ignored.
  await expect(parties.readContainer()).resolves.toBeUndefined();
  expect(seams.report.mock.calls).toEqual([[failure], [failure]]);
});
