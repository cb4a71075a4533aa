import { startRateUpdateHarness, type RateUpdateHarness } from '#tests/support/jest/rate-update-harness';
import { brokenForms } from '#tests/support/jest/broken-ecb-forms';
import { brokenDays } from '#tests/support/jest/broken-ecb-days';
import { brokenNetworkFiles } from '#tests/support/jest/broken-network-files';

jest.mock('#content/exchange-rates/currencies', () =>
  jest.requireActual<object>('#tests/support/jest/sample-currencies'),
);

let world: RateUpdateHarness;
beforeAll(() => (world = startRateUpdateHarness()));
afterAll(() => world.end());

/** Runs the command on a file, and expects a one-line message and unchanged files. */
async function expectRefused(
  args: string,
  files: Readonly<Record<string, string>>,
  line: string,
): Promise<void> {
  const before = world.read();
  const { said, isDone } = await world.run(args, files);
  expect(said).toBe(line);
  expect(isDone).toBe(false);
  expect(world.read()).toBe(before);
}

describe('an invalid file of the ECB is rejected with one line', () => {
  it.each([...brokenForms, ...brokenDays])('$because', ({ text, line }) =>
    expectRefused('--ecb ecb.xml', { 'ecb.xml': text }, `ecb.xml${line}`),
  );
});

describe('an invalid file of a card network is rejected with one line, and the file of the ECB with it', () => {
  it.each(brokenNetworkFiles)('$because', ({ name, text, ecb, line }) =>
    expectRefused(`--ecb ecb.xml --network ${name}`, { 'ecb.xml': ecb, [name]: text }, `${name}${line}`),
  );
});

const otherMistakes = [
  {
    because: 'a file is not there',
    args: '--ecb missing.xml',
    files: {},
    line: `missing.xml: file: expected one that can be read, found ENOENT: no such file or directory, open 'missing.xml'`,
  },
  {
    because: 'an option is misspelt',
    args: '--netwerk meridian.csv',
    files: {},
    line: `rates:update: arguments: expected npm run rates:update -- [--ecb <file or address>] [--network <file .csv or .json>], found --netwerk meridian.csv`,
  },
  {
    because: 'an option has no value',
    args: '--ecb',
    files: {},
    line: `rates:update: arguments: expected npm run rates:update -- [--ecb <file or address>] [--network <file .csv or .json>], found --ecb`,
  },
] as const;

describe('any other mistake is reported in one line', () => {
  it.each(otherMistakes)('$because', ({ args, files, line }) => expectRefused(args, files, line));
});
