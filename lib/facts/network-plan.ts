import { z } from 'zod';
import { networkPlan } from '#content/site/network-plan';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { Locale } from '#lib/i18n/locales';

/** One language of `content/site/network-plan.ts`. */
const planSchema = defineSchema(({ text }) =>
  z.strictObject({
    /** What the plan shows, for those who do not see it. */ alt: text(100, 600),
    /** At the track past identification. */ known: text(5, 20),
    /** At the siding of the ready app. */ siding: text(5, 34),
    /** Before debit cards: what they draw on. */ fromAccount: text(5, 14),
    /** Before prepaid cards: where their money comes from. */ loaded: text(5, 12),
    /** At the signal bridge. */ bridge: text(5, 16),
    /** At the tracks that lead to a shop. */ toShop: text(5, 20),
    /** At the track that leads to the payee. */ toPayee: text(5, 20),
    /** At the tracks that lead to the card network. */ toNetwork: text(5, 20),
  }),
);

const readPlan = createWords('content/site/network-plan.ts', networkPlan, planSchema);

/** Words on the plan of the ten services. */
export function readPlanWords(locale: Locale) {
  const { locale: _locale, file: _file, ...words } = readPlan(locale);
  return words;
}
