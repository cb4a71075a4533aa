import { translate } from '#lib/i18n/translate';
import type { CareersEntryOf } from './schema';

/** The steps of hiring, each with its day and its place on the way to the last one, in per cent: a page draws them to scale. */
export function buildHiring({ locale, hiring: { items } }: CareersEntryOf<'careers'>) {
  const last = items.at(-1)?.day ?? 1;
  return items.map(({ day, title, html }) => ({
    title,
    html,
    day,
    label: translate.careers[locale]('day', { day }),
    at: Math.round((day / last) * 1000) / 10,
  }));
}

/** A step of hiring as the page prints it. */
export type HiringStep = ReturnType<typeof buildHiring>[number];
