import type { FormId } from './form-schema';

/** Retention period of a record, as stated in the privacy policy (content/text/privacy-policy). */
export type Period =
  /** Days from receipt. */
  | { readonly days: number }
  /** Years from the end of the calendar year of receipt. */
  | { readonly yearsFromEndOfYear: number };

/** Days after which unconfirmed addresses are deleted. */
export const confirmationDays = 7;

/** Days after a webinar until the participants' records are deleted. */
export const daysAfterWebinar = 30;

/** After confirming: its terms are a contract, until claims expire (sections 195, 199 BGB). */
export const sandboxAccess: Period = { yearsFromEndOfYear: 3 };

/** After unsubscribing: proof of consent, until claims expire (sections 195, 199 BGB). */
export const proofOfConsent: Period = { yearsFromEndOfYear: 3 };

/**
 * A payout request is a commercial letter: six years from the end of the year (section 257(1) no. 2, (4) and
 * (5) HGB; section 147(1) no. 2, (3) and (4) AO).
 */
const commercialLetter: Period = { yearsFromEndOfYear: 6 };

/** From receipt; for newsletters, webinars and access to the sandbox until they are confirmed. */
export const periods: Readonly<Record<FormId, Period>> = {
  newsletter: { days: confirmationDays },
  'futura-newsletter': { days: confirmationDays },
  // Evaluated monthly, in anonymous notes.
  survey: { days: 60 },
  enquiry: { yearsFromEndOfYear: 3 },
  complaint: { yearsFromEndOfYear: 3 },
  // The reporting office answers within three months and seven days; its own files stay for longer (section 11(5) HinSchG).
  whistleblowing: { days: 180 },
  // Rejected applicants have two months for claims, plus time for delivery (section 15(4) AGG).
  application: { days: 180 },
  webinar: { days: confirmationDays },
  sandbox: { days: confirmationDays },
  // Read monthly, and once more when a page is revised.
  feedback: { days: 180 },
  'withdrawal-sepa': commercialLetter,
  'withdrawal-crypto': commercialLetter,
};

/** @returns the end of a record's retention period */
export function endOfPeriod(period: Period, from: Date): Date {
  if ('days' in period) return new Date(from.getTime() + period.days * 86_400_000);
  return new Date(Date.UTC(from.getUTCFullYear() + 1 + period.yearsFromEndOfYear, 0, 1));
}
