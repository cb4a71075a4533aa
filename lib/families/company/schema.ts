import { z } from 'zod';
import { createFormSchema } from '#lib/content/form-schema';
import { createCollection, type Entry } from '#lib/content/collection';
import { textToHtml } from '#lib/content/shared-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { listBrandFacts } from '#lib/facts/brand-facts';
import {
  createDuties,
  createDependenciesSchema,
  createStation,
  createSupplier,
  createSurroundingsSchema,
} from './drawn-schema';
import { partnerPlaces } from './kinds';

const createContactSchema = ({ text }: Builders) =>
  z.strictObject({
    title: text(5, 90).describe('Heading of the call to action.'),
    lead: text(30, 300).describe('One or two sentences below the heading.'),
    action: text(5, 50).describe('Words on the button.'),
  });

function createAboutSchema(builders: Builders) {
  const { page, text, markdown, heading, figure, fact, titled, related } = builders;
  const station = z
    .strictObject({ ...titled, year: text(4).describe('Year of the entry; shown before its heading.') })
    .transform(textToHtml);
  return page.extend({
    slug: z.literal('about').describe('Name of the folder; it decides which keys the file has.'),
    figures: z
      .array(
        figure.extend({
          trend: z
            .enum(['partnerCompanies', 'accountsInMillions', 'paymentsInMillions', 'employees'])
            .describe('The number of `content/site/key-figures.ts` whose past years are drawn below it.'),
        }),
      )
      .length(4)
      .describe('Size of the company in numbers; shown below the head.'),
    dependencies: createDependenciesSchema(builders).describe(
      'Which check depends on which, as a plan in the head with options to choose from.',
    ),
    history: heading({ stations: z.array(station).min(4).describe('The years, oldest first.') }).describe(
      "A timeline of the company's years and events.",
    ),
    board: heading({
      note: markdown(30, 500).describe('A remark that closes the section.'),
      veto: text(30, 200).describe('Who can stop a new partner programme; shown above the route.'),
      goal: text(4, 24).describe('Label at the end of the route: what has been decided.'),
    })
      .transform(({ note, ...board }) => ({ ...board, html: note }))
      .describe('The members of the board, from `content/site/brand.ts`.'),
    place: heading({
      facts: z.array(fact).min(2).describe('Address, register and other facts.'),
      surroundings: createSurroundingsSchema(builders).describe(
        'The stations nearby, as a plan and as a list.',
      ),
    }).describe('Location of the company.'),
    related: related.describe('Related pages at the end.'),
    contact: createContactSchema(builders).describe('The call to action at the end of a page.'),
  });
}

const createEnds = ({ text }: Builders) => ({
  from: text(3, 20).describe('Start of the tracks.'),
  to: text(3, 20).describe('End of the tracks.'),
  alt: text(80, 500).describe('What the drawing shows: the text alternative.'),
});

function createWhySchema(builders: Builders) {
  const { page, text, heading, titledText, table } = builders;
  return page.extend({
    slug: z.literal('why-the-product').describe('Name of the folder; it decides which keys the file has.'),
    before: heading({
      ...createEnds(builders),
      contract: text(3, 20).describe('Word before the number of each contract.'),
      reconcile: text(3, 40).describe("Who reconciles the suppliers' data."),
      suppliers: z
        .array(createSupplier(builders))
        .length(10)
        .describe('The suppliers, each with its own track.'),
    }).describe('The situation with many suppliers, as a drawing.'),
    after: heading({
      ...createEnds(builders),
      instead: text(3, 20).describe('Words before the suppliers that are shown below the stations.'),
      stations: z
        .array(createStation(builders))
        .min(3)
        .max(6)
        .describe('The stations of the route, in order.'),
    }).describe('The situation with one supplier, as a drawing.'),
    principles: heading({
      items: z.array(titledText).min(3).max(4).describe('The entries of the section.'),
    }).describe('The rules that make the difference.'),
    comparison: heading({ table }).describe('What changes, as a table.'),
    duties: createDuties(builders).describe('Who does what, as a table; the lead is Markdown.'),
    limits: heading({
      items: z.array(titledText).min(2).max(4).describe('The entries of the section.'),
    }).describe('When another solution fits better.'),
    contact: createContactSchema(builders).describe('The call to action at the end of a page.'),
  });
}

function createPartnersSchema(builders: Builders) {
  const { page, text, heading, titled, titledText } = builders;
  const kind = z
    .strictObject({
      ...titled,
      place: z
        .enum(partnerPlaces)
        .describe('Position of such a partner in the process; drawn above its title.'),
      brings: text(10, 160).describe('What such a partner brings.'),
      gets: text(10, 160).describe('What such a partner gets.'),
    })
    .transform(textToHtml);
  return page.extend({
    slug: z.literal('partners').describe('Name of the folder; it decides which keys the file has.'),
    kinds: heading({
      items: z.array(kind).min(2).max(4).describe('The entries of the section.'),
      brings: text(2).describe('Label before what a partner brings.'),
      gets: text(2).describe('Label before what a partner gets.'),
    }).describe('The kinds of partners.'),
    companies: heading({
      caption: text(10).describe('What the list of companies shows, for screen readers.'),
      head: z
        .tuple([text(2), text(2), text(2), text(2)])
        .describe('Names of the columns: company, what it does, services, since when.'),
    }).describe('The companies of `content/site/customers.ts`, by year.'),
    steps: heading({
      items: z.array(titledText).min(4).max(6).describe('The entries of the section.'),
    }).describe('How a partnership begins, step by step.'),
    contact: createContactSchema(builders).describe('The call to action at the end of a page.'),
    form: createFormSchema(builders).describe('The enquiry form, last on the page; many pages link to it.'),
  });
}

function createEcosystemSchema(builders: Builders) {
  const { page, heading, titledText } = builders;
  return page.extend({
    slug: z.literal('ecosystem-partners').describe('Name of the folder; it decides which keys the file has.'),
    list: heading({}).describe(
      'Heading above the companies of `content/site/ecosystem.ts`, which are listed by task.',
    ),
    rules: heading({
      items: z.array(titledText).min(3).max(5).describe('The entries of the section.'),
    }).describe('What an entry in the list means.'),
    contact: createContactSchema(builders).describe('The call to action at the end of a page.'),
  });
}

function createPartnerInformationSchema({ page, text, heading }: Builders) {
  const deadline = z.strictObject({
    when: text(5, 30).describe('Time before or after the event.'),
    event: text(10, 70).describe('What happens.'),
    channel: text(5, 40).describe('How the bank is informed.'),
  });
  return page.extend({
    slug: z
      .literal('partner-information')
      .describe('Name of the folder; it decides which keys the file has.'),
    deadlines: heading({
      moment: text(5, 40).describe('Name of the event.'),
      before: z.array(deadline).min(1).describe('What must be reported before the event.'),
      after: z.array(deadline).min(1).describe('What must be reported after the event.'),
    }).describe('All deadlines on one timeline around the event, in order.'),
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
      createPartnerInformationSchema(builders),
    ]),
  listBrandFacts,
);

export type CompanyEntry = Entry<Output<typeof companySchema>>;

export type CompanyEntryOf<S extends CompanyEntry['slug']> = Extract<CompanyEntry, { readonly slug: S }>;

export const companyPages = createCollection('company', companySchema);
