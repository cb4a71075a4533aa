import { checkForm } from './check-form';
import type { FormSchema, Values } from './form-schema';
import { enquiryForm } from './schemas/enquiry';
import { surveyForm } from './schemas/survey';

const enquiry = {
  topic: 'sales',
  name: 'Ada Byron',
  company: 'Engines Ltd',
  email: 'ada@example.org',
  message: 'Hello',
};

const keysOf = (schema: FormSchema, values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(checkForm(schema, values, { today: '2026-11-23' })).map(([name, { key }]) => [name, key]),
  );

describe('pasted text', () => {
  it.each([
    ['phone', '\u202a+49 30 23125010\u202c'],
    ['phone', '+49\u201130\u201123125010'],
    ['phone', '+49\u201030\u201023125010'],
    ['phone', '(+49) 30 23125010'],
    ['phone', '[030] 23125\u2212010'],
    ['email', '\u200eada@example.org\u200b'],
    ['name', '\u2068Ada Byron\u2069'],
    ['name', 'Ada\u2028Byron'],
    ['company', '\ufeffEngines Ltd\u2029'],
  ])('is accepted as %s: %j', (name, value) => {
    expect(keysOf(enquiryForm, { ...enquiry, [name]: value })).toEqual({});
  });

  it.each(['\u200b', '\u2060', '\u3164', '\u115f', '\u00ad', '\u034f', '\u180e', ' \u200b\u3164 '])(
    'is no name if invisible: %j',
    (name) => {
      expect(keysOf(enquiryForm, { ...enquiry, name })).toEqual({ name: 'missing' });
      expect(keysOf(surveyForm, { sought: name })).toEqual({ sought: 'empty-form' });
    },
  );
});
