import { translate } from '#lib/i18n/translate';
import type { CareersEntryOf } from './schema';

/** Room behind the last step, in days: its words stand there. */
const room = 5;

/** The steps of hiring, each with its day and the days until the next: a page draws them to scale. */
export function buildHiring({ locale, hiring: { items } }: CareersEntryOf<'careers'>) {
  return items.map(({ day, title, html }, index) => ({
    title,
    html,
    label: translate.careers[locale]('day', { day }),
    days: (items[index + 1]?.day ?? day + room) - day,
  }));
}

/** A step of hiring as the page prints it. */
export type HiringStep = ReturnType<typeof buildHiring>[number];
