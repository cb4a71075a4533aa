import { payBands, teams } from '#content/careers/teams';
import { brand } from '#content/site/brand';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { careersPages, jobs, type CareersEntryOf } from './collection';
import { careersFamily } from './family';
import { buildCareersView, buildJobsView, buildJobView, formatPay, groupJobs } from './view';

const job = (locale: 'en' | 'de') => jobs.get(locale, 'senior-backend-engineer-ledger');

describe('careers', () => {
  it.each(locales)('has complete views (%s)', (locale) => {
    const views = [
      buildCareersView(careersPages.get(locale, 'careers') as CareersEntryOf<'careers'>),
      buildJobsView(careersPages.get(locale, 'jobs') as CareersEntryOf<'jobs'>),
      ...jobs.all(locale).map(buildJobView),
    ];
    for (const view of views) {
      expect(findGaps(view)).toEqual([]);
      expect(JSON.stringify(view)).not.toMatch(/\{\w+\}/);
    }
  });

  it('writes pay as the language does, from the level', () => {
    expect(formatPay('senior', 'en')).toBe('€74,000 to €94,000');
    expect(formatPay('senior', 'de')).toBe('74.000 bis 94.000\u00a0€');
    expect(Object.values(payBands).every(({ from, to }) => from < to)).toBe(true);
  });

  it('states the pay of its level wherever a position states pay', () => {
    for (const locale of locales) {
      for (const { description, level } of jobs.all(locale))
        expect(description.replaceAll('\u00a0', ' ')).toContain(
          formatPay(level, locale).replaceAll('\u00a0', ' '),
        );
    }
  });

  it('groups positions by team in the order of the content module, without empty teams', () => {
    const entries = [
      { ...job('en'), team: 'lending' as const, slug: 'b' },
      job('en'),
      { ...job('en'), slug: 'c' },
    ];
    expect(groupJobs(entries, 'en').map(({ id, jobs: lines }) => [id, lines.length])).toEqual([
      ['engineering', 2],
      ['lending', 1],
    ]);
    expect(groupJobs([], 'en')).toEqual([]);
    expect(new Set(teams.map(({ slug }) => slug)).size).toBe(teams.length);
  });

  it('shows the steps of hiring with each position, and an address to write to', () => {
    const view = buildJobView(job('de'));
    expect(view.steps).toHaveLength(
      (careersPages.get('de', 'careers') as CareersEntryOf<'careers'>).hiring.items.length,
    );
    expect(view.applyHref).toBe(
      `mailto:${brand.email.careers}?subject=Senior%20Backend%20Engineer%20Kontof%C3%BChrung%20(m%2Fw%2Fd)`,
    );
    expect(view.trail.map(({ path }) => path)).toEqual(['/de/', '/de/careers/', '/de/careers/jobs/']);
  });

  it('says the same of a position in both languages, and does not end before it begins', () => {
    for (const english of jobs.all('en')) {
      const { date, validThrough, team, level, tasks, must, nice } = jobs.get('de', english.slug);
      expect([date, validThrough, team, level]).toEqual([
        english.date,
        english.validThrough,
        english.team,
        english.level,
      ]);
      expect([tasks.length, must.length, nice.length]).toEqual([
        english.tasks.length,
        english.must.length,
        english.nice.length,
      ]);
      expect(validThrough > date).toBe(true);
    }
  });

  it('describes positions for search engines', () => {
    const page = careersFamily.pages('de').find(({ template }) => template === 'job');
    expect(page?.schema).toMatchObject({
      '@type': 'JobPosting',
      title: 'Senior Backend Engineer Kontoführung',
      datePosted: '2026-11-16',
      validThrough: '2027-01-31',
      baseSalary: { currency: 'EUR', value: { minValue: 74_000, maxValue: 94_000, unitText: 'YEAR' } },
      jobLocation: { address: { addressLocality: 'Berlin', addressCountry: 'DE' } },
    });
  });
});
