import type { FormId } from './form-schema';

/** How long a record is kept. The privacy policy says the same (content/text/privacy-policy). */
export type Period =
  /** Days from the day of receipt. */
  | { readonly days: number }
  /** Years from the end of the calendar year of receipt. */
  | { readonly yearsFromEndOfYear: number };

/** Days until a newsletter's address is deleted that nobody has confirmed. */
export const confirmationDays = 7;

/** After somebody unsubscribed: proof of consent, until claims are out of time (sections 195, 199 BGB). */
export const proofOfConsent: Period = { yearsFromEndOfYear: 3 };

/**
 * A payout request is a commercial letter received: six years from the end of the year
 * (section 257(1) no. 2, (4) and (5) HGB; section 147(1) no. 2, (3) and (4) AO).
 */
const commercialLetter: Period = { yearsFromEndOfYear: 6 };

/** From receipt on; of newsletters until they are confirmed. */
export const periods: Readonly<Record<FormId, Period>> = {
  newsletter: { days: confirmationDays },
  'futura-newsletter': { days: confirmationDays },
  // Read once a month; what is noted by then names nobody.
  survey: { days: 60 },
  enquiry: { yearsFromEndOfYear: 3 },
  // Claims of somebody who was not hired: two months, and time for a letter (section 15(4) AGG).
  application: { days: 180 },
  'withdrawal-sepa': commercialLetter,
  'withdrawal-crypto': commercialLetter,
};

/** @returns the moment from which a record may be kept no longer */
export function endOfPeriod(period: Period, from: Date): Date {
  if ('days' in period) return new Date(from.getTime() + period.days * 86_400_000);
  return new Date(Date.UTC(from.getUTCFullYear() + 1 + period.yearsFromEndOfYear, 0, 1));
}
