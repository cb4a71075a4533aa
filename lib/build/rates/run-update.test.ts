import { readFileSync } from 'node:fs';
import { ecbAddresses } from './run-update';
import { startRateUpdateHarness, type RateUpdateHarness } from '#tests/support/jest/rate-update-harness';
import {
  listSampleDays,
  sampleRates,
  wrapDays,
  writeDay,
  writeEcbXml,
} from '#tests/support/jest/sample-rates';

jest.mock('#content/exchange-rates/currencies', () =>
  jest.requireActual<object>('#tests/support/jest/sample-currencies'),
);

let world: RateUpdateHarness;
beforeEach(() => (world = startRateUpdateHarness()));
afterEach(() => world.end());

const monday = '2026-02-16';
const csv = (day: string, rates: Readonly<Record<string, number | string>>): string =>
  [
    'network,day,code,rate',
    ...Object.entries(rates).map(([code, rate]) => `meridian,${day},${code},${rate}`),
  ].join('\n');

const daily = 'eurofxref-daily.xml';
const history = 'eurofxref-hist-90d.xml';

describe('npm run rates:update', () => {
  it('adds the next day of the ECB and keeps earlier ones', async () => {
    const { said } = await world.run('', { [daily]: wrapDays(writeDay(monday, sampleRates)) });
    expect(said).toBe('  ECB 2026-02-16 (4 days)\n  meridian 2026-02-13');
    expect(world.read()).toContain('"day": "2026-02-16"');
    expect(world.read()).toMatch(/"JPY": 180,\s*"SEK": 10.5,\s*"USD": 1.2/);
  });

  it('changes nothing without new rates', async () => {
    const [same] = listSampleDays('2026-02-13', 1);
    const file = { [daily]: writeEcbXml(same ? [same] : []) };
    await world.run('', file);
    const before = world.read();
    expect(await world.run('', file)).toEqual({
      said: '  ECB 2026-02-13 (3 days)\n  meridian 2026-02-13',
      isDone: true,
    });
    expect(world.read()).toBe(before);
  });

  it('requests 90 days if days are missing, and removes older ones', async () => {
    const known = listSampleDays('2026-02-13', 3);
    const days = listSampleDays('2026-02-19', 62).map(
      (day) => known.find((other) => other.day === day.day) ?? day,
    );
    const files = { [daily]: writeEcbXml(days.slice(0, 1)), [history]: writeEcbXml(days) };
    expect(await world.run('', files)).toEqual({
      said: '  ECB 2026-02-19 (62 days)\n  meridian 2026-02-13',
      isDone: true,
    });
    await world.run('', { [daily]: wrapDays(writeDay('2026-02-20', sampleRates)) });
    expect(world.read()).not.toContain('2025-11-21');
    expect(world.read()).toContain('2025-11-24');
  });

  it('replaces stored days if 90 days do not reach back to them, and updates the network', async () => {
    const later = listSampleDays('2026-02-20', 4);
    world.end();
    world = startRateUpdateHarness(1);
    const files = {
      'hist.xml': writeEcbXml(later.slice(0, 3)),
      'meridian.csv': csv('2026-02-20', sampleRates),
    };
    const { said } = await world.run('--ecb hist.xml --network meridian.csv', files);
    expect(said).toBe('  ECB 2026-02-20 (3 days)\n  meridian 2026-02-20');
  });

  it('omits a currency from before its country adopted the euro', async () => {
    world.end();
    world = startRateUpdateHarness(1);
    const days = listSampleDays('2026-02-13', 40).map(({ day, rates }) =>
      writeDay(day, day <= '2025-12-31' ? { ...rates, BGN: 1.9558 } : rates),
    );
    const { said } = await world.run('--ecb hist.xml', { 'hist.xml': wrapDays(...days) });
    expect(said).toContain('(40 days)');
    expect(world.read()).not.toContain('BGN');
  });

  it.each([
    ['meridian.csv', csv('2026-02-13', { ...sampleRates, USD: 1.19 })],
    [
      'meridian.csv',
      `\uFEFF${csv('2026-02-13', { ...sampleRates, USD: '1.19' }).replaceAll('\n', '\r\n')}\r\n\r\n`,
    ],
    [
      'meridian.json',
      JSON.stringify({ network: 'meridian', day: '2026-02-13', rates: { ...sampleRates, USD: 1.19 } }),
    ],
  ])('adds the rates of a network, %s', async (name, text) => {
    const [same] = listSampleDays('2026-02-13', 1);
    const { isDone } = await world.run(`--network ${name}`, {
      [name]: text,
      [daily]: writeEcbXml(same ? [same] : []),
    });
    expect(isDone).toBe(true);
    expect(world.read()).toContain('"USD": 1.19');
  });

  it('compares rates of a weekend or morning with the latest ones of the ECB', async () => {
    const files = {
      [daily]: wrapDays(writeDay(monday, sampleRates)),
      'meridian.csv': csv('2026-02-17', sampleRates),
    };
    expect((await world.run('--network meridian.csv', files)).said).toContain('meridian 2026-02-17');
  });

  it('names the files of the ECB as the documentation does', () => {
    const text = readFileSync('docs/operating.md', 'utf8');
    expect(Object.values(ecbAddresses).filter((address) => !text.includes(address))).toEqual([]);
  });
});
