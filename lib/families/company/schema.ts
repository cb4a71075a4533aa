import { z } from 'zod';
import { createFormSchema } from '#lib/content/form-schema';
import { createCollection, type Entry } from '#lib/content/collection';
import { textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { createDuties, createLocksSchema, createSurroundingsSchema } from './drawn-schema';
import { partnerPlaces } from './kinds';

const createContactSchema = ({ text }: Builders) =>
  z.strictObject({ title: text(5, 90), lead: text(30, 300), action: text(5, 50) });

/** Who the company is. The body says what the name means. */
function createAboutSchema(builders: Builders) {
  const { page, text, markdown, heading, figure, fact, titled, onward } = builders;
  const station = z.strictObject({ ...titled, year: text(4) }).transform(textToHtml);
  return page.extend({
    slug: z.literal('about'),
    /** How large the company is; stands below the head. */
    figures: z
      .array(
        figure.extend({
          /** The number of `content/site/key-figures.ts` whose past years are drawn below it. */
          course: z.enum(['partnerCompanies', 'accountsInMillions', 'paymentsInMillions', 'employees']),
        }),
      )
      .length(4),
    /** What locks what, as a plan in the head that a visitor can set. */
    locks: createLocksSchema(builders),
    /** The company's years on a line of time, and what happened in them. */
    history: heading({ /** The years, the first one first. */ stations: z.array(station).min(4) }),
    /** The people of the board, who come from `content/site/brand.ts`. */
    board: heading({
      note: markdown(30, 500),
      /** Who can stop a new partner programme; stands above the route as what it shows. */ veto: text(
        30,
        200,
      ),
      /** On the plate at the end of the route: what has been decided there. */ goal: text(4, 24),
    }).transform(({ note, ...board }) => ({ ...board, html: note })),
    /** Where the company is. */
    place: heading({
      /** Address, register and other facts. */ facts: z.array(fact).min(2),
      /** The stations around it, as a plan and as a list. */
      surroundings: createSurroundingsSchema(builders),
    }),
    /** Where a reader goes on. */
    onward,
    contact: createContactSchema(builders),
  });
}

/** What both drawings of the page have. */
const createEnds = ({ text }: Builders) => ({
  /** Where the tracks begin. */ from: text(3, 20),
  /** Where they end. */ to: text(3, 20),
  /** What the drawing shows, for those who cannot see it. */ alt: text(80, 500),
});

const createSupplier = ({ text }: Builders) =>
  z.strictObject({
    /** What kind of supplier it is. */ name: text(3, 24),
    /** Name of the station of the drawing after at which this work is done then. */ goesTo: text(3, 20),
    /** What ends on this track, because nobody acts on it. */ gap: text(3, 40).optional(),
  });

const createStation = ({ text }: Builders) =>
  z.strictObject({
    /** What is passed. */ name: text(3, 20),
    /** A smaller line. */ note: text(3, 30).optional(),
    /** Whether it lies beside the route, behind the station before it. */ isAside: z
      .literal(true)
      .optional(),
  });

/** Why one contract instead of many. */
function createWhySchema(builders: Builders) {
  const { page, text, heading, titledText, table } = builders;
  return page.extend({
    slug: z.literal('why-the-product'),
    /** How it is with many suppliers, as a drawing. */
    before: heading({
      ...createEnds(builders),
      /** Word before the number of each contract. */ contract: text(3, 20),
      /** Who brings the suppliers together again. */ reconcile: text(3, 40),
      /** The suppliers, each with a track of its own. */
      suppliers: z.array(createSupplier(builders)).length(10),
    }),
    /** How it is with one, as a drawing. */
    after: heading({
      ...createEnds(builders),
      /** Words before the suppliers that stand below the stations. */ instead: text(3, 20),
      /** What the route passes, in this order. */
      stations: z.array(createStation(builders)).min(3).max(6),
    }),
    /** The rules that make the difference. */
    principles: heading({ items: z.array(titledText).min(3).max(4) }),
    /** What changes, as a table. */
    comparison: heading({ table }),
    /** Who does what, as a table; the lead is Markdown. */
    duties: createDuties(builders),
    /** When something else fits better. */
    limits: heading({ items: z.array(titledText).min(2).max(4) }),
    contact: createContactSchema(builders),
  });
}

/** What kinds of partners there are, and who they are. */
function createPartnersSchema(builders: Builders) {
  const { page, text, heading, titled, titledText } = builders;
  const kind = z
    .strictObject({
      ...titled,
      /** Where such a partner stands; drawn above its title. */ place: z.enum(partnerPlaces),
      /** What such a partner brings. */ brings: text(10, 160),
      /** What such a partner gets. */ gets: text(10, 160),
    })
    .transform(textToHtml);
  return page.extend({
    slug: z.literal('partners'),
    /** The kinds of partners. */
    kinds: heading({
      items: z.array(kind).min(2).max(4),
      /** Label before what a partner brings. */ brings: text(2),
      /** Label before what a partner gets. */ gets: text(2),
    }),
    /** The companies of `content/site/customers.ts`, by year. */
    companies: heading({
      /** What the list of companies shows, for screen readers. */
      caption: text(10),
      /** Names of the columns: company, what it does, services, since when. */
      head: z.tuple([text(2), text(2), text(2), text(2)]),
    }),
    /** How a partnership begins, step by step. */
    steps: heading({ items: z.array(titledText).min(4).max(6) }),
    contact: createContactSchema(builders),
    /** The enquiry, last on the page; links to it come from all over the site. */
    form: createFormSchema(builders),
  });
}

/** Who supplies technology and advice beside the bank. */
function createEcosystemSchema(builders: Builders) {
  const { page, heading, titledText } = builders;
  return page.extend({
    slug: z.literal('ecosystem-partners'),
    /** Heading above the companies of `content/site/ecosystem.ts`, which stand by task. */
    list: heading({}),
    /** What an entry in the list means. */
    rules: heading({ items: z.array(titledText).min(3).max(5) }),
    contact: createContactSchema(builders),
  });
}

/** What partners owe the bank, and by when. */
function createPartnerInformationSchema({ page, text, heading }: Builders) {
  const deadline = z.strictObject({
    /** How long before or after the event. */ when: text(5, 30),
    /** What happens. */ event: text(10, 70),
    /** How the bank gets to know. */ channel: text(5, 40),
  });
  return page.extend({
    slug: z.literal('partner-information'),
    /** All deadlines as stations of one track through the event, in their order. */
    deadlines: heading({
      /** Name of the event between the two. */ moment: text(5, 40),
      /** What must be said ahead. */ before: z.array(deadline).min(1),
      /** What must be said afterwards. */ after: z.array(deadline).min(1),
    }),
  });
}

/** Front matter of `content/company/<slug>/<locale>.md`: each page has its own shape. */
const companySchema = defineSchema(
  (builders) =>
    z.discriminatedUnion('slug', [
      createAboutSchema(builders),
      createWhySchema(builders),
      createPartnersSchema(builders),
      createEcosystemSchema(builders),
      // What partners have to do. The body is the text.
      createPartnerInformationSchema(builders),
    ]),
  listBrandFacts,
);

export type CompanyEntry = Entry<Output<typeof companySchema>>;

/** The entry of one page, with the fields of its own shape. */
export type CompanyEntryOf<S extends CompanyEntry['slug']> = Extract<CompanyEntry, { readonly slug: S }>;

export const companyPages = createCollection('company', companySchema);
