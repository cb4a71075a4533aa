import type { JobEntry } from './schema';
import { formatPay, payOf } from './pay';
import {
  findCommonFacts,
  formatCommonFacts,
  groupJobs,
  listDifferingFacts,
  pickJobs,
  splitName,
} from './job-list';

jest.mock('#content/careers/teams', () => {
  const name = { en: 'A name', de: 'Ein Name' };
  const page = {
    id: 'support',
    list: { en: 'Help', de: 'Hilfe' },
    name: { en: 'What it does', de: 'Was es tut' },
  };
  return {
    teams: [
      { slug: 'engineering', name: { en: 'Engineering', de: 'Technik' }, page },
      { slug: 'empty', name, page },
      { slug: 'lending', name, page },
    ],
    payBands: {
      senior: { name, text: { en: 'What it takes', de: 'Was nötig ist' }, from: 74_000, to: 94_000 },
    },
  };
});

const job = (slug: string, team: string, locale: 'en' | 'de' = 'en'): JobEntry =>
  ({
    slug,
    team,
    locale,
    name: slug,
    summary: 'x',
    level: 'senior',
    hours: '40',
    place: 'Berlin',
    employment: ['full-time'],
    validThrough: '2027-01-31',
  }) as unknown as JobEntry;

/** Writes no-break spaces as `~` and removes word joiners, for readable assertions. */
const plain = (text: string): string => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '');

describe('pay', () => {
  it('is formatted for the language, in German with one currency sign', () => {
    expect(plain(formatPay(payOf({ level: 'senior' }), 'en'))).toBe('€74,000 to €94,000');
    expect(plain(formatPay(payOf({ level: 'senior' }), 'de'))).toBe('74.000 bis 94.000~€');
  });
});

it('picks the newest positions of different teams', () => {
  const on = (slug: string, team: string, date: string) => ({ ...job(slug, team), date }) as JobEntry;
  const open = [
    on('a', 'engineering', '2026-11-01'),
    on('b', 'engineering', '2026-11-09'),
    on('c', 'lending', '2026-11-05'),
    on('d', 'empty', '2026-10-01'),
  ];
  expect(pickJobs(open).map(({ slug }) => slug)).toEqual(['b', 'c', 'd']);
  expect(pickJobs(open, 2).map(({ slug }) => slug)).toEqual(['b', 'c']);
  expect(pickJobs([])).toEqual([]);
});

it("prefers a position's own pay range to that of its level", () => {
  expect(payOf({ level: 'senior', pay: { from: 80_000, to: 90_000 } })).toEqual({ from: 80_000, to: 90_000 });
});

describe('groupJobs', () => {
  const entries = [job('b', 'lending'), job('a', 'engineering'), job('c', 'engineering')];

  it('groups positions by team in the order of the content module, without empty teams', () => {
    const groups = groupJobs(entries, 'de').map(({ id, name, jobs }) => [
      id,
      name,
      jobs.map(({ path }) => path),
    ]);
    expect(groups).toEqual([
      ['engineering', 'Technik', ['/en/careers/jobs/a/', '/en/careers/jobs/c/']],
      ['lending', 'Ein Name', ['/en/careers/jobs/b/']],
    ]);
    expect(groupJobs([], 'en')).toEqual([]);
  });

  it('contains the pay of each position', () => {
    const [group] = groupJobs([job('a', 'engineering', 'de')], 'de');
    expect(group?.jobs[0]).toMatchObject({
      pay: formatPay({ from: 74_000, to: 94_000 }, 'de'),
      meta: ['Berlin', '40', 'Bewerbungsschluss: 31.\u00a0Januar\u00a02027'],
    });
  });
});

it('splits a name from the brackets at its end', () => {
  expect(splitName('Kontoführung (m/w/d)')).toEqual({ title: 'Kontoführung', suffix: '(m/w/d)' });
  expect(splitName('Engineer, Ledger')).toEqual({ title: 'Engineer, Ledger' });
});

const at = (place: string, hours = '38 hours') => ({ place, hours, locale: 'en' as const });

describe('common facts of a list of positions', () => {
  const all = [at('Berlin'), at('Anywhere', '20 hours'), at('Berlin')];

  it('are the values of more than half of the positions', () => {
    expect(findCommonFacts(all)).toEqual({ place: 'Berlin', hours: '38 hours' });
    expect(findCommonFacts(all.slice(0, 2))).toEqual({ place: undefined, hours: undefined });
    expect(formatCommonFacts(all, 'en')).toMatch(/Berlin; 38\shours/);
    expect(formatCommonFacts([], 'en')).toBeNull();
  });

  it('are not repeated in the rows, which have the differences only', () => {
    const common = findCommonFacts(all);
    expect(all.map((one) => listDifferingFacts(one, common).map(({ value }) => value))).toEqual([
      [],
      ['Anywhere', '20 hours'],
      [],
    ]);
  });
});
