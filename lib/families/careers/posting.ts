import { payUnit } from '#content/careers/teams';
import { brand } from '#content/site/brand';
import { escapeHtml } from '#lib/core/html';
import { bank } from '#lib/facts/bank';
import type { ThingOf } from '#lib/page-model/json-ld';
import { payOf } from './pay';
import type { Employment, JobEntry } from './schema';

/** Types of employment in schema.org terms. A working student counts as an intern there. */
const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
  'working-student': 'INTERN',
} as const satisfies Record<Employment, string>;

/** The office; for remote positions, the country. */
function placeOf({ isRemote }: Pick<JobEntry, 'isRemote'>): Partial<ThingOf<'JobPosting'>> {
  if (isRemote)
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: brand.address.countryCode },
    };
  return { jobLocation: { '@type': 'Place', address: bank.address } };
}

/**
 * Structured data of a position.
 *
 * @see https://schema.org/JobPosting
 */
export function buildJobPosting(entry: JobEntry): ThingOf<'JobPosting'> {
  const { name, summary, tasks, must, date, validThrough, slug } = entry;
  const { from, to } = payOf(entry);
  const lines = [...tasks, ...must].map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return {
    '@type': 'JobPosting',
    title: name.replace(' (m/w/d)', ''),
    description: `<p>${escapeHtml(summary)}</p><ul>${lines}</ul>`,
    identifier: { '@type': 'PropertyValue', name: brand.name, value: slug },
    datePosted: date,
    validThrough,
    employmentType: entry.employment.map((kind) => employmentTypes[kind]),
    hiringOrganization: bank,
    ...placeOf(entry),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: payUnit.currency,
      value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: payUnit.period },
    },
    directApply: false,
  };
}
