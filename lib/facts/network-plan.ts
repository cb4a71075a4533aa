import { z } from 'zod';
import { networkPlan } from '#content/site/network-plan';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { Locale } from '#lib/i18n/locales';

const planSchema = defineSchema(({ text }) =>
  z.strictObject({
    alt: text(100, 600).describe('What the plan shows: the text alternative.'),
    known: text(5, 20).describe('Label of the track after identification.'),
    package: text(5, 34).describe('Label of the line of the ready-made app.'),
    fromAccount: text(5, 14).describe('Label before debit cards: what they are charged to.'),
    loaded: text(5, 12).describe('Label before prepaid cards: where their money comes from.'),
    monitoring: text(5, 16).describe('Label of the marks across the lines that are monitored.'),
    toShop: text(5, 20).describe('Label of the tracks to a shop.'),
    toPayee: text(5, 20).describe('Label of the track to the payee.'),
    toNetwork: text(5, 20).describe('Label of the tracks to the card network.'),
  }),
);

const readPlan = createWords('content/site/network-plan.ts', networkPlan, planSchema);

/** Texts of the map of services. */
export function readPlanWords(locale: Locale) {
  const { locale: _locale, file: _file, ...words } = readPlan(locale);
  return words;
}
