import { z } from 'zod';
import { networkPlan } from '#content/site/network-plan';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { Locale } from '#lib/i18n/locales';

const planSchema = defineSchema(({ text }) =>
  z.strictObject({
    alt: text(100, 600).describe('What the plan shows, for those who do not see it.'),
    known: text(5, 20).describe('At the track past identification.'),
    siding: text(5, 34).describe('At the siding of the ready app.'),
    fromAccount: text(5, 14).describe('Before debit cards: what they draw on.'),
    loaded: text(5, 12).describe('Before prepaid cards: where their money comes from.'),
    bridge: text(5, 16).describe('At the signal bridge.'),
    toShop: text(5, 20).describe('At the tracks that lead to a shop.'),
    toPayee: text(5, 20).describe('At the track that leads to the payee.'),
    toNetwork: text(5, 20).describe('At the tracks that lead to the card network.'),
  }),
);

const readPlan = createWords('content/site/network-plan.ts', networkPlan, planSchema);

/** Texts of the map of services. */
export function readPlanWords(locale: Locale) {
  const { locale: _locale, file: _file, ...words } = readPlan(locale);
  return words;
}
