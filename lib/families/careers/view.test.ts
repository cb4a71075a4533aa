import type { JobEntry } from './schema';
import { formatPay, payOf } from './pay';
import { groupJobs, pickJobs, splitName } from './view';

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

/** `~` stands for a space that does not break. */
const plain = (text: string): string => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '');

describe('pay', () => {
  it('is written as the language does, the currency once in German', () => {
    expect(plain(formatPay(payOf({ level: 'senior' }), 'en'))).toBe('€74,000 to €94,000');
    expect(plain(formatPay(payOf({ level: 'senior' }), 'de'))).toBe('74.000 bis 94.000~€');
  });
});

it('a choice of positions has the newest of different teams', () => {
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

it('a position may bring a span of its own', () => {
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

  it('says of each position what it pays', () => {
    const [group] = groupJobs([job('a', 'engineering', 'de')], 'de');
    expect(group?.jobs[0]).toMatchObject({
      pay: formatPay({ from: 74_000, to: 94_000 }, 'de'),
      meta: ['Berlin', '40', 'Bewerben bis 31.\u00a0Januar\u00a02027'],
    });
  });
});

it('what stands in brackets at the end of a name is set apart', () => {
  expect(splitName('Kontoführung (m/w/d)')).toEqual({ title: 'Kontoführung', suffix: '(m/w/d)' });
  expect(splitName('Engineer, Ledger')).toEqual({ title: 'Engineer, Ledger' });
});
