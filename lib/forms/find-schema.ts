import type { FormId, FormSchema } from './form-schema';
import { applicationForm } from './schemas/application';
import { complaintForm } from './schemas/complaint';
import { enquiryForm } from './schemas/enquiry';
import { feedbackForm } from './schemas/feedback';
import { futuraNewsletterForm } from './schemas/newsletters';
import { newsletterForm } from './schemas/newsletters';
import { sandboxForm } from './schemas/sandbox';
import { surveyForm } from './schemas/survey';
import { webinarForm } from './schemas/webinar';
import { whistleblowingForm } from './schemas/whistleblowing';
import { withdrawalCryptoForm } from './schemas/withdrawal-crypto';
import { withdrawalSepaForm } from './schemas/withdrawal-sepa';

/** All forms, for build and server; a browser only imports the schema of its form. */
const formSchemas: readonly FormSchema[] = [
  newsletterForm,
  futuraNewsletterForm,
  surveyForm,
  enquiryForm,
  complaintForm,
  whistleblowingForm,
  applicationForm,
  webinarForm,
  sandboxForm,
  feedbackForm,
  withdrawalSepaForm,
  withdrawalCryptoForm,
];

export const findSchema = (id: string): FormSchema | undefined =>
  formSchemas.find((schema) => schema.id === id);

/** Forms whose records only their recipients may see. */
export const confidentialForms: readonly FormId[] = formSchemas
  .filter(({ isConfidential }) => isConfidential)
  .map(({ id }) => id);
