import { z } from 'zod';
import { siteOrigin } from '#lib/page-model/site-url';
import { htmlFileOf, isExported, listExported, readExported } from '#tests/support/exported';

const day = z.iso.date();
const text = z.string().min(1);
const url = z
  .url()
  .refine((address) => address.startsWith(`${siteOrigin}/`), 'an address of the site')
  .refine((address) => {
    const { pathname } = new URL(address);
    return isExported(pathname.endsWith('/') ? htmlFileOf({ path: pathname }) : pathname);
  }, 'a file of the export');
const organization = z.object({ '@type': z.enum(['Organization', 'BankOrCreditUnion']), name: text });
const person = z.object({ '@type': z.literal('Person'), name: text });
const authors = z.union([organization, z.array(person).min(1), person]);

const work = z.object({ name: text, description: text, url, inLanguage: text, publisher: organization });
/** https://developers.google.com/search/docs/appearance/structured-data/article */
const article = work.extend({ headline: text.max(110), datePublished: day, image: url, author: authors });
/** https://developers.google.com/search/docs/appearance/structured-data/faqpage */
const question = z.object({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
});
const service = z.object({ name: text, description: text, url, serviceType: text, provider: organization });
const moment = z.iso.datetime({ offset: true });

/** Properties that search engines require, by type. */
const required: Readonly<Record<string, z.ZodType>> = {
  ...{ WebPage: work, AboutPage: work, ContactPage: work, CollectionPage: work, WebSite: work, Blog: work },
  ...{ PodcastSeries: work, DefinedTermSet: work, Service: service },
  ...{ Article: article, BlogPosting: article, NewsArticle: article, Report: article, TechArticle: article },
  FAQPage: work.extend({ mainEntity: z.array(question).min(1) }),
  PodcastEpisode: work.extend({
    episodeNumber: z.number(),
    datePublished: day,
    partOfSeries: z.object({ '@type': z.literal('PodcastSeries'), name: text, url }),
  }),
  DefinedTerm: z.object({
    name: text,
    description: text,
    url,
    inDefinedTermSet: z.object({ '@type': z.literal('DefinedTermSet'), name: text, url }),
  }),
  /** https://developers.google.com/search/docs/appearance/structured-data/event */
  EducationEvent: z.object({
    name: text,
    description: text,
    image: url,
    startDate: moment,
    endDate: moment,
    eventAttendanceMode: z.url(),
    eventStatus: z.url(),
    location: z.object({ '@type': z.literal('VirtualLocation'), url }),
    organizer: organization,
    performer: z.array(person).min(1),
  }),
  /** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
  JobPosting: z
    .object({
      title: text,
      description: text.min(200),
      datePosted: day,
      validThrough: day,
      employmentType: z.array(text).min(1),
      hiringOrganization: organization.extend({ logo: url }),
      jobLocation: z
        .object({ address: z.object({ addressLocality: text, addressCountry: text }) })
        .optional(),
      applicantLocationRequirements: z.object({ name: text }).optional(),
      baseSalary: z.object({
        currency: text,
        value: z.object({ minValue: z.number(), maxValue: z.number(), unitText: text }),
      }),
    })
    .refine(
      ({ jobLocation, applicantLocationRequirements }) =>
        (jobLocation ?? applicantLocationRequirements) !== undefined,
      'a place, or a country for those who work from home',
    ),
  /** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: url.optional() }),
      )
      .min(2)
      .refine(
        (steps) => steps.slice(0, -1).every(({ item }) => item !== undefined),
        'addresses of pages above',
      ),
  }),
};

const dataSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.enum(Object.keys(required)) })).min(1),
});

const block = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Faults in a document's structured data. */
function findFaults(file: string): string[] {
  const html = readExported(file);
  const blocks = [...html.matchAll(block)].map(([, json = '']) => json);
  const expected = html.includes('name="robots" content="noindex"') ? 0 : 1;
  if (blocks.length !== expected)
    return [`${file}: expected ${expected} descriptions, found ${blocks.length}`];
  return blocks.flatMap((json) => {
    const parsed = dataSchema.safeParse(JSON.parse(json));
    if (!parsed.success) return [`${file}: ${z.prettifyError(parsed.error)}`];
    return parsed.data['@graph'].flatMap((node) => {
      const result = required[node['@type']]?.safeParse(node);
      return result?.success ? [] : [`${file}, ${node['@type']}: ${result && z.prettifyError(result.error)}`];
    });
  });
}

const documents = listExported('.html').filter((file) => !file.startsWith('/gallery'));

test('every indexed page has structured data with the required properties', () => {
  expect(documents.flatMap(findFaults)).toEqual([]);
});

test('every type is in use', () => {
  const used = new Set(
    documents.flatMap((file) => [...readExported(file).matchAll(/"@type":"(\w+)"/g)].map(([, name]) => name)),
  );
  expect(Object.keys(required).filter((name) => !used.has(name))).toEqual([]);
});
