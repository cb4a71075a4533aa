import { z } from 'zod';
import { feeDocuments } from '#content/customer-documents/fees';
import { feeWords } from '#content/customer-documents/fee-words';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { customerSlugSchema } from '#lib/facts/customers';
import { localized, readFacts } from '#lib/facts/read-facts';

/** The most representative services in Germany, none of which the form for consumers may omit (section 6 ZKG). */
const standardServices = [
  ...['maintaining', 'transfer', 'standingOrder', 'directDebit', 'debitCard', 'creditCard'],
  ...['cashWithdrawal', 'cashDeposit', 'overdraft', 'overrunning'],
] as const;

/** Services by the heading under which the form lists them. */
export const serviceGroups = {
  general: ['maintaining'],
  payments: ['transfer', 'standingOrder', 'directDebit', 'incoming', 'collection', 'paymentLink'],
  cards: [
    ...(['debitCard', 'creditCard', 'cashWithdrawal', 'cashDeposit'] as const),
    ...(['prepaidCard', 'furtherCard', 'virtualCard', 'plasticCard'] as const),
  ],
  overdrafts: ['overdraft', 'overrunning'],
  other: ['foreignPayment', 'replacementCard', 'statements'],
} as const;

const groups = ['general', 'payments', 'cards', 'overdrafts', 'other'] as const;
const services = groups.flatMap((group) => serviceGroups[group]);
const details = ['ordinary', 'instant', 'reference', 'drivers'] as const;
const feeKinds = ['fee-information', 'price-list'] as const;

const feeSchema = z
  .strictObject({
    service: z.enum(services).describe('The service.'),
    detail: z.enum(details).optional().describe('Which form of the service, if it has several.'),
    amount: z
      .number()
      .min(0)
      .nullable()
      .optional()
      .describe('Euros; null if the account does not have the service.'),
    percent: z.number().min(0).optional().describe('Per cent of the amount, in place of euros.'),
    each: z.literal('month').optional().describe('How often it is charged, if not each time.'),
  })
  .refine(({ amount, percent }) => (amount === undefined) !== (percent === undefined), {
    path: ['amount'],
    error: 'euros or per cent',
  });

const versionSchema = z.strictObject({
  version: daySchema.describe('Day on which this version was written; the date on the form.'),
  validFrom: daySchema.describe('Day from which it applies.'),
  fees: z.array(feeSchema).min(3).describe('Fees in the order of the form.'),
});

const documentSchema = z
  .strictObject({
    company: customerSlugSchema.describe('Slug of the company, from `content/site/customers.ts`.'),
    kind: z.enum(feeKinds).describe('Standard form for payment accounts of consumers, or a price list.'),
    account: localized(5, 60).describe('Name of the account or card.'),
    versions: z.array(versionSchema).min(1).describe('All versions, oldest first; the last one applies.'),
  })
  .refine(
    ({ versions }) =>
      versions.every((one, index) => index === 0 || one.validFrom > (versions[index - 1]?.validFrom ?? '')),
    { path: ['versions'], error: 'versions in the order of their days' },
  )
  .refine(
    ({ kind, versions }) =>
      kind === 'price-list' ||
      versions.every(({ fees }) =>
        standardServices.every((service) => fees.some((fee) => fee.service === service)),
      ),
    {
      path: ['versions'],
      error: 'all standard services, with null for those that the account does not have',
    },
  );

export type Fee = z.output<typeof feeSchema>;
export type FeeDocument = z.output<typeof documentSchema>;

export const readFeeDocuments = readFacts(
  'content/customer-documents/fees.ts',
  feeDocuments,
  z.array(documentSchema),
);

/** A text for each of the names. */
const named = <const N extends string>(names: readonly N[], { text }: Pick<Builders, 'text'>) =>
  z.record(z.enum(names), text(3, 90));

const wordsSchema = defineSchema((builders) => {
  const { text, lead, markdown } = builders;
  const kind = z.strictObject({
    title: text(5, 40).describe('Title of the document.'),
    name: text(10, 60).describe('Title of the page; {account} stands for the account.'),
    description: text(50, 130).describe('Sentence for search results; {account} stands for the account.'),
    summary: lead(60).describe('What the document is; shown below the headline of the page.'),
    sentences: z.array(markdown(20, 320)).min(2).max(4).describe('Sentences above the fees.'),
  });
  return z.strictObject({
    kinds: z
      .strictObject({
        'fee-information': kind.describe('Words of the standard form.'),
        'price-list': kind.describe('Words of a price list.'),
      })
      .describe('Words by kind.'),
    provider: text(5, 60).describe('Label of the bank.'),
    account: text(5, 40).describe('Label of the account.'),
    date: text(3, 20).describe('Label of the date.'),
    head: z.tuple([text(3, 20), text(3, 20)]).describe('Names of the two columns.'),
    none: text(5, 40).describe('Said of a service that the account does not have.'),
    total: text(5, 40).describe('Label of the sum of a year.'),
    each: named(['month'], builders).describe('How often a fee is charged.'),
    percent: text(5, 30).describe('What a percentage is of.'),
    groups: named(groups, builders).describe('Headings of the form.'),
    details: named(details, builders).describe('Forms of a service.'),
    services: named(services, builders).describe('Names of the services.'),
  });
});

export type FeeWords = Output<typeof wordsSchema>;

export const readFeeWords = createWords('content/customer-documents/fee-words.ts', feeWords, wordsSchema);
