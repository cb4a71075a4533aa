import { z } from 'zod';
import { payBands, teams } from '#content/careers/teams';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { localized, readFacts } from '#lib/facts/read-facts';
import { createMeasured } from './measured-schema';
import { checkDays, createBenefit, createDifference, createStep, createWeek } from './work-schema';

/** How it is to work here. */
function createCareersSchema(builders: Builders) {
  const { text, heading, titled, titledText, onward } = builders;
  const items = z.array(titledText).min(3).max(6);
  return builders.page.extend({
    slug: z.literal('careers'),
    /** How people work together. */
    work: heading({
      /** The working week as two tracks. */
      week: createWeek(builders),
      items,
    }),
    /** Each benefit as a number, with its terms. */
    benefits: heading({ items: z.array(createBenefit(builders)).min(6).max(12) }),
    /** From application to answer, on a scale of days; jobs print the same steps. */
    hiring: heading({ items: z.array(createStep(builders)).min(3).max(6).superRefine(checkDays) }),
    /** How pay is set, and the words of the drawing of the levels of `content/careers/teams.ts`. */
    pay: z
      .strictObject({
        ...titled,
        caption: text(5),
        head: z.tuple([text(2), text(2), text(2), text(2)]),
        /** Title of the drawing of the levels, beside the headline. */ chart: text(5),
        /** What that drawing proves; its text alternative. */ sentence: text(30),
        /** How far pay differs within the levels; a large number beside the text. */ difference:
          createDifference(builders),
      })
      .transform(textToHtml),
    /** Who may apply; stands below pay. */
    equality: titledText,
    /** Heading and link around the open positions, which stand first on the page. */
    jobs: z.strictObject({ title: text(3), action: text(3) }),
    /** Where a reader goes on. */
    onward,
  });
}

/** Front matter of `content/careers/pages/<slug>/<locale>.md`. */
const careersPageSchema = defineSchema(
  (builders) =>
    z.discriminatedUnion('slug', [
      createCareersSchema(builders),
      // The list of open positions.
      builders.page.extend({
        slug: z.literal('jobs'),
        /** Heading of the panel of all teams in the head. */
        filter: builders.text(3),
        /** What holds for other applications; last on the page. */
        speculative: builders.titledText,
        /** Where a reader goes on. */
        onward: builders.onward,
      }),
    ]),
  listBrandFacts,
);

export type CareersEntry = Entry<Output<typeof careersPageSchema>>;

/** The entry of one page, with the fields of its own shape. */
export type CareersEntryOf<S extends CareersEntry['slug']> = Extract<CareersEntry, { readonly slug: S }>;

export const careersPages = createCollection('careers/pages', careersPageSchema);

export type PayLevel = keyof typeof payBands;

/** A span of pay. */
export type Pay = { readonly from: number; readonly to: number };

/** A position pays within its level. */
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

/** A kind of employment. */
export type Employment = (typeof employments)[number];

/** Front matter of `content/careers/jobs/<slug>/<locale>.md`. */
const jobSchema = defineSchema(({ item, text }) => {
  const lines = z.array(text(20, 260)).min(2).max(8);
  return item
    .extend({
      /** Two or three sentences: what it is about. */
      summary: text(80, 400),
      /** Day of publication. */
      date: daySchema,
      /** Last day for applications. */
      validThrough: daySchema,
      /** Slug of a team of `content/careers/teams.ts`; its name stands above the headline. */
      team: z.enum(teams.map(({ slug }) => slug)),
      /** Level of `content/careers/teams.ts`; its pay is the position's. */
      level: z.enum(Object.keys(payBands) as PayLevel[]),
      /** Its own span where it is narrower than that of the level; in the unit of `content/careers/teams.ts`. */
      pay: z.strictObject({ /** Lowest pay. */ from: z.int(), /** Highest pay. */ to: z.int() }).optional(),
      /** Hours a week; stands in the list and beside the text. */ hours: text(5, 60),
      /** Where the work is done; stands in the list and beside the text. The list can be filtered by what stands before the first comma. */ place:
        text(5, 80),
      /** When the work begins; stands beside the text. */ start: text(5, 60),
      /** Kind of contract, such as permanent; stands beside the text. */ contract: text(5, 40),
      /** Kinds of employment, for search engines and the filter of the list: all that hours and contract allow. */
      employment: z.array(z.enum(employments)).min(1).default(['full-time', 'part-time']),
      /** Whether nobody has to come to the office at all, for search engines. */ isRemote: z
        .boolean()
        .default(false),
      /** What there is to do; stands before the body. */ tasks: lines,
      /** What is needed; stands after the body. */ must: lines,
      /** What also helps; stands after what is needed. */ nice: lines,
      /** Who is in the team. */ teamText: text(40, 300),
      /** Two numbers of the body as rails on one scale; they stand at the end of their section. */
      measured: createMeasured(text).optional(),
    })
    .superRefine(checkPay);
});

export type JobEntry = Entry<Output<typeof jobSchema>>;

export const jobs = createCollection('careers/jobs', jobSchema);

const bandSchema = z.strictObject({
  /** Name of the level in the table of pay. */ name: localized(2),
  /** What the level means, in the table of pay. */ text: localized(10),
  /** Lowest pay, in euro gross a year for full time. */ from: z.int(),
  /** Highest pay, likewise. */ to: z.int(),
});

/** Ranges of pay by level, in euro a year. */
export const readPayBands = readFacts(
  'content/careers/teams.ts',
  payBands,
  z.record(z.string(), bandSchema),
  'payBands',
);

/** The teams in the order of the module. */
export const readTeams = readFacts(
  'content/careers/teams.ts',
  teams,
  z.array(
    z.strictObject({
      /** Name by which positions refer to the team. */ slug: z.string(),
      /** Heading of its positions; stands above the headline of each, too. */ name: localized(3),
      /** The page that shows what the team works on; each of its positions leads there. */
      page: z.strictObject({
        /** Address of the page without language and outer slashes, such as `services/payment-flows`. */
        id: z.string(),
        /** What kind of page it is, in one word. */ list: localized(3),
        /** Words of the link. */ name: localized(8),
      }),
    }),
  ),
  'teams',
);
