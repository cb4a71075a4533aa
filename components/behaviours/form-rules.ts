import { checkForm, isAsked } from '#lib/forms/check-form';
import type { FormId, FormSchema, Values } from '#lib/forms/form-schema';
import type { Problems } from '#lib/forms/problem';
import { readFiles } from './form-files';

/** What a form asks for, and what may be wrong with it. */
export type FormRules = {
  readonly check: (form: HTMLFormElement) => Problems;
  /** Whether a field is asked for with the answers that are given. */
  readonly isAsked: (form: HTMLFormElement, name: string) => boolean;
};

/** The rules of each form: fetched where a page has that form. */
const imports: Readonly<Record<FormId, () => Promise<FormSchema>>> = {
  newsletter: async () => (await import('#lib/forms/schemas/newsletters')).newsletterForm,
  'futura-newsletter': async () => (await import('#lib/forms/schemas/newsletters')).futuraNewsletterForm,
  survey: async () => (await import('#lib/forms/schemas/survey')).surveyForm,
  enquiry: async () => (await import('#lib/forms/schemas/enquiry')).enquiryForm,
  application: async () => (await import('#lib/forms/schemas/application')).applicationForm,
  'withdrawal-sepa': async () => (await import('#lib/forms/schemas/withdrawal-sepa')).withdrawalSepaForm,
  'withdrawal-crypto': async () =>
    (await import('#lib/forms/schemas/withdrawal-crypto')).withdrawalCryptoForm,
};

const isFormId = (form: string): form is FormId => Object.hasOwn(imports, form);

/** The values of all fields, hidden ones included, because visibility depends on them. */
function readValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** The visitor's calendar day, as `2026-11-23`. */
const readToday = (): string => new Date().toLocaleDateString('sv-SE');

/** @returns undefined where there is no such form, or its rules cannot be loaded: the server checks by the same */
export async function loadRules(form: string): Promise<FormRules | undefined> {
  const schema = isFormId(form) ? await imports[form]().catch(() => undefined) : undefined;
  if (!schema) return undefined;
  const fields = new Map(schema.fields.map((field) => [field.name, field]));
  return {
    check: (element) =>
      checkForm(schema, readValues(element), { today: readToday(), files: readFiles(element) }),
    isAsked: (element, name) => {
      const field = fields.get(name);
      return field ? isAsked(field, readValues(element)) : true;
    },
  };
}
