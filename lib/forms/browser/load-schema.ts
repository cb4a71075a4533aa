import { importByName } from '#lib/core/import-by-name';
import type { FormId, FormSchema } from '../form-schema';

/** Schemas by form, loaded on demand; feedback is sent without a script. */
const imports: Readonly<Record<Exclude<FormId, 'feedback'>, () => Promise<FormSchema>>> = {
  newsletter: async () => (await import('../schemas/newsletters')).newsletterForm,
  'futura-newsletter': async () => (await import('../schemas/newsletters')).futuraNewsletterForm,
  survey: async () => (await import('../schemas/survey')).surveyForm,
  enquiry: async () => (await import('../schemas/enquiry')).enquiryForm,
  complaint: async () => (await import('../schemas/complaint')).complaintForm,
  whistleblowing: async () => (await import('../schemas/whistleblowing')).whistleblowingForm,
  application: async () => (await import('../schemas/application')).applicationForm,
  webinar: async () => (await import('../schemas/webinar')).webinarForm,
  sandbox: async () => (await import('../schemas/sandbox')).sandboxForm,
  'withdrawal-sepa': async () => (await import('../schemas/withdrawal-sepa')).withdrawalSepaForm,
  'withdrawal-crypto': async () => (await import('../schemas/withdrawal-crypto')).withdrawalCryptoForm,
};

/** @returns undefined for an unknown form, or if loading fails: the server checks by the same schema */
export const loadSchema = async (form: string): Promise<FormSchema | undefined> =>
  importByName<FormSchema>(imports, form)?.catch(() => undefined);
