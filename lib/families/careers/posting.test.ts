import { buildJobPosting } from './posting';
import type { JobEntry } from './schema';

const job = (more: Partial<JobEntry>): JobEntry =>
  ({
    slug: 'a-job',
    name: 'A job (m/w/d)',
    summary: 'What it is about',
    locale: 'de',
    tasks: ['One & two'],
    must: ['Three'],
    date: '2026-11-02',
    validThrough: '2026-12-31',
    level: 'starter',
    employment: ['full-time', 'part-time'],
    isRemote: false,
    ...more,
  }) as unknown as JobEntry;

it('maps employment to schema.org types', () => {
  expect(buildJobPosting(job({}))).toMatchObject({ employmentType: ['FULL_TIME', 'PART_TIME'] });
  expect(buildJobPosting(job({ employment: ['part-time', 'fixed-term', 'working-student'] }))).toMatchObject({
    employmentType: ['PART_TIME', 'TEMPORARY', 'INTERN'],
  });
});

it('names the office, or the country for remote positions', () => {
  expect(buildJobPosting(job({}))).toMatchObject({ jobLocation: { address: { addressLocality: 'Berlin' } } });
  const remote = buildJobPosting(job({ isRemote: true }));
  expect(remote).not.toHaveProperty('jobLocation');
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
  });
});
