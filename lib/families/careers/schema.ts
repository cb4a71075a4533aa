import { z } from 'zod';
import { payBands, teams } from '#content/careers/teams';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/shared-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { localized, readFacts } from '#lib/facts/read-facts';
import { createMeasured } from './measured-schema';
import { checkDays, createBenefit, createDifference, createStep, createWeek } from './work-schema';

function createCareersSchema(builders: Builders) {
  const { text, heading, titled, titledText, related } = builders;
  const items = z.array(titledText).min(3).max(6).describe('The entries of the section.');
  return builders.page.extend({
    slug: z.literal('careers').describe('Name of the folder; it decides which keys the file has.'),
    work: heading({
      week: createWeek(builders).describe('The working week, drawn as two lines.'),
      items,
    }).describe('How people work together.'),
    benefits: heading({
      items: z.array(createBenefit(builders)).min(6).max(12).describe('The entries of the section.'),
    }).describe('Each benefit as a number, with its terms.'),
    hiring: heading({
      items: z
        .array(createStep(builders))
        .min(3)
        .max(6)
        .superRefine(checkDays)
        .describe('The entries of the section.'),
    }).describe('From application to answer, on a scale of days; pages of jobs show the same steps.'),
    pay: z
      .strictObject({
        ...titled,
        caption: text(5).describe('Caption of the table.'),
        head: z.tuple([text(2), text(2), text(2), text(2)]).describe('Names of the columns of the table.'),
        chart: text(5).describe('Title of the drawing of the levels, beside the headline.'),
        alt: text(30).describe('What that drawing proves; its text alternative.'),
        difference: createDifference(builders).describe(
          'How far pay differs within the levels; a large number beside the text.',
        ),
      })
      .transform(textToHtml)
      .describe('How pay is set, and the words of the drawing of the levels of `content/careers/teams.ts`.'),
    equality: titledText.describe('Who may apply; shown below pay.'),
    jobs: z
      .strictObject({
        title: text(3).describe('Heading of the section.'),
        action: text(3).describe('Words on the button or link.'),
      })
      .describe('Heading and link of the open positions, which come first on the page.'),
    related: related.describe('Related pages at the end.'),
  });
}

/** Front matter of `content/careers/pages/<slug>/<locale>.md`. */
const careersPageSchema = defineSchema(
  (builders) =>
    z.discriminatedUnion('slug', [
      createCareersSchema(builders),
      builders.page.extend({
        slug: z.literal('jobs').describe('Name of the folder; it decides which keys the file has.'),
        filter: builders.text(3).describe('Heading of the panel of all teams in the head.'),
        speculative: builders.titledText.describe('Other applications; last on the page.'),
        related: builders.related.describe('Related pages at the end.'),
      }),
    ]),
  listBrandFacts,
);

export type CareersEntry = Entry<Output<typeof careersPageSchema>>;

export type CareersEntryOf<S extends CareersEntry['slug']> = Extract<CareersEntry, { readonly slug: S }>;

export const careersPages = createCollection('careers/pages', careersPageSchema);

export type PayLevel = keyof typeof payBands;

export type Pay = { readonly from: number; readonly to: number };

/** The pay of a position must be within the range of its level. */
function checkPay(
  { level, pay }: { readonly level: PayLevel; readonly pay?: Pay | undefined },
  context: z.RefinementCtx,
): void {
  const { from, to } = payBands[level];
  if (!pay || (pay.from >= from && pay.to <= to && pay.from <= pay.to)) return;
  context.addIssue({
    code: 'custom',
    path: ['pay'],
    message: `a span from ${from} to ${to}, as its level has`,
  });
}

const employments = ['full-time', 'part-time', 'fixed-term', 'working-student'] as const;

export type Employment = (typeof employments)[number];

/** Front matter of `content/careers/jobs/<slug>/<locale>.md`. */
const jobSchema = defineSchema(({ item, text, lead }) => {
  const lines = z.array(text(20, 260)).min(2).max(8);
  return item
    .extend({
      summary: lead(80).describe('What it is about; shown below the headline and in lists.'),
      date: daySchema.describe('Day of publication.'),
      validThrough: daySchema.describe('Last day for applications.'),
      team: z
        .enum(teams.map(({ slug }) => slug))
        .describe('Slug of a team of `content/careers/teams.ts`; its name is shown above the headline.'),
      level: z
        .enum(Object.keys(payBands) as PayLevel[])
        .describe("Level of `content/careers/teams.ts`; its pay is the position's."),
      pay: z
        .strictObject({ from: z.int().describe('Lowest pay.'), to: z.int().describe('Highest pay.') })
        .optional()
        .describe(
          "The position's own range if it is narrower than the level's, in the unit of `content/careers/teams.ts`.",
        ),
      hours: text(5, 60).describe('Hours a week; shown in the list and beside the text.'),
      place: text(5, 80).describe(
        'Place of work; shown in the list and beside the text. The list can be filtered by the part before the first comma.',
      ),
      start: text(5, 60).describe('When the work begins; shown beside the text.'),
      contract: text(5, 40).describe('Kind of contract, such as permanent; shown beside the text.'),
      employment: z
        .array(z.enum(employments))
        .min(1)
        .default(['full-time', 'part-time'])
        .describe(
          'Kinds of employment, for search engines and the filter of the list: all that hours and contract allow.',
        ),
      isRemote: z
        .boolean()
        .default(false)
        .describe('Whether presence in the office is never required, for search engines.'),
      tasks: lines.describe('Tasks; shown before the body.'),
      must: lines.describe('Requirements; shown after the body.'),
      nice: lines.describe('Optional qualifications; shown after the requirements.'),
      teamText: text(40, 300).describe('Who is in the team.'),
      measured: createMeasured(text)
        .optional()
        .describe('Two numbers of the body, drawn on one scale at the end of their section.'),
    })
    .superRefine(checkPay);
});

export type JobEntry = Entry<Output<typeof jobSchema>>;

export const jobs = createCollection('careers/jobs', jobSchema);

const bandSchema = z.strictObject({
  name: localized(2).describe('Name of the level in the table of pay.'),
  text: localized(10).describe('What the level means, in the table of pay.'),
  from: z.int().describe('Lowest pay, in euro gross a year for full time.'),
  to: z.int().describe('Highest pay, likewise.'),
});

/** Pay ranges by level, in euro a year. */
export const readPayBands = readFacts(
  'content/careers/teams.ts',
  payBands,
  z.record(z.string(), bandSchema),
  'payBands',
);

/** Teams in the order of the module. */
export const readTeams = readFacts(
  'content/careers/teams.ts',
  teams,
  z.array(
    z.strictObject({
      slug: z.string().describe('Name by which positions refer to the team.'),
      name: localized(3).describe('Heading of its positions; also shown above the headline of each.'),
      page: z
        .strictObject({
          id: z
            .string()
            .describe(
              'Address of the page without language and outer slashes, such as `services/payment-flows`.',
            ),
          list: localized(3).describe('What kind of page it is, in one word.'),
          name: localized(8).describe('Words of the link.'),
        })
        .describe('The page about what the team works on; its positions link to it.'),
    }),
  ),
  'teams',
);
