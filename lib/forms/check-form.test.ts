import { formWords } from '#lib/i18n/form-words';
import { checkField, checkForm } from './check-form';
import { findSchema } from './find-schema';
import { formIds, type Field, type FormSchema, type Values } from './form-schema';
import { problemKeys, formatProblem } from './problem';
import { applicationForm } from './schemas/application';
import { enquiryForm } from './schemas/enquiry';
import { surveyForm } from './schemas/survey';
import { refusals } from './wire';

const today = '2026-11-23';
const forms: readonly FormSchema[] = formIds.flatMap((id) => findSchema(id) ?? []);

const keysOf = (schema: FormSchema, values: Values, files = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(checkForm(schema, values, { today, files })).map(([name, { key }]) => [name, key]),
  );

const enquiry = {
  topic: 'sales',
  name: 'Ada Byron',
  company: 'Engines Ltd',
  email: 'ada@example.org',
  message: 'Hello',
};

it('has a schema with unique field names for every form', () => {
  expect(forms.map(({ id }) => id)).toEqual([...formIds]);
  for (const { fields } of forms) expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
});

describe.each(['de', 'en'] as const)('messages in %s', (locale) => {
  const words = formWords[locale];

  it('cover problems, rejections and field labels', () => {
    expect(Object.keys(words.problems)).toEqual([...problemKeys]);
    expect(Object.keys(words.refusals)).toEqual([...refusals]);
    expect(Object.keys(words.titles)).toEqual([...formIds]);
    const names = new Set(forms.flatMap(({ fields }) => fields.map(({ name }) => name)));
    expect(new Set(Object.keys(words.labels))).toEqual(names);
  });

  it('label every option', () => {
    const named: Readonly<Record<string, object>> = words.options;
    const fields: Field[] = forms.flatMap(({ fields }) => fields);
    for (const { name, options } of fields)
      if (options) expect(Object.keys(named[name] ?? {}).toSorted()).toEqual(options.toSorted());
  });
});

describe('an enquiry', () => {
  it('accepts valid values', () => {
    expect(keysOf(enquiryForm, enquiry)).toEqual({});
    expect(keysOf(enquiryForm, { ...enquiry, message: 'Two\r\nlines', phone: '030 / 23125-000' })).toEqual(
      {},
    );
  });

  it('reports missing fields in order', () => {
    expect(Object.entries(keysOf(enquiryForm, { name: '  ' }))).toEqual([
      ['topic', 'choose'],
      ['name', 'missing'],
      ['company', 'missing'],
      ['email', 'missing'],
      ['message', 'missing'],
    ]);
  });

  it.each([
    ['topic', '__proto__', 'choose'],
    ['name', 'x'.repeat(121), 'too-long'],
    ['name', 'Ada\nByron', 'characters'],
    ['name', 'Ada\u202eByron', 'characters'],
    ['message', 'Tab\tis fine, bell is not \u0007', 'characters'],
    ['email', 'ada@example', 'email'],
    ['email', 'ada@@example.org', 'email'],
    ['email', 'a..b@example.org', 'email'],
    ['email', 'ada@example.org, eve@example.org', 'email'],
    ['email', 'ada@-example.org', 'email'],
    ['email', 'ada@\uff47mail.example', 'email'],
    ['email', 'ada@\u{1d420}mail.example', 'email'],
    ['email', 'ada@gma\u2170l.example', 'email'],
    ['email', 'ada\u017f@example.org', 'email'],
    ['email', 'ada@127.0.0.1', 'email'],
    ['email', 'ada@0x7f.1', 'email'],
    ['email', 'ada@xn--a.example', 'email'],
    ['email', "=cmd|'/c+calc'!a0@example.org", 'email'],
    ['email', '+a@example.org', 'email'],
    ['email', '-a@example.org', 'email'],
    ['phone', '12345', 'phone'],
    ['phone', 'call me', 'phone-characters'],
    ['phone', '+49 30 23125010 ext. 5', 'phone-characters'],
    ['phone', '+49 +30 23125010', 'phone-characters'],
    ['phone', '+49 1234567890123456', 'phone'],
  ])('refuses %s %j: %s', (name, value, key) => {
    expect(keysOf(enquiryForm, { ...enquiry, [name]: value })).toEqual({ [name]: key });
  });

  it.each(['ada@bücher.example', "o'neil+x@example.co.uk", 'A@EXAMPLE.ORG'])('accepts %s', (email) => {
    expect(keysOf(enquiryForm, { ...enquiry, email })).toEqual({});
  });
});

describe('names with dots', () => {
  it.each([
    ['company', 'E.ON SE'],
    ['company', 'Booking.com B.V.'],
    ['company', 'Dr.Oetker'],
    ['company', 'St.Pauli Theater'],
    ['company', 'Amazon.de GmbH'],
    ['company', 'Fa.Weber'],
    ['name', 'Dr.Schmidt'],
    ['name', 'Dr.med. Anna Weber'],
    ['name', 'Prof.Dr. Anna Weber'],
    ['message', 'Node.js, see https://example.org'],
  ])('are accepted as %s: %s', (name, value) => {
    expect(keysOf(enquiryForm, { ...enquiry, [name]: value })).toEqual({});
  });

  it('count as links only in free-text fields', () => {
    const free = forms.flatMap(({ id, fields }) =>
      fields.flatMap((field) => (field.isFreeText ? [`${id} ${field.name}`] : [])),
    );
    expect(free).toEqual([
      'newsletter name',
      'futura-newsletter name',
      'survey sought',
      'survey unclear',
      'survey barrier',
      'survey subject',
      'feedback sentence',
      'withdrawal-sepa reference',
    ]);
    expect(keysOf(surveyForm, { sought: 'see www.example.org' })).toEqual({ sought: 'link' });
  });
});

describe('a survey', () => {
  it('requires at least one answer', () => {
    expect(keysOf(surveyForm, {})).toEqual({ sought: 'empty-form' });
    expect(keysOf(surveyForm, { found: 'no' })).toEqual({});
  });

  it('asks for the page only if something was found', () => {
    expect(keysOf(surveyForm, { found: 'no', page: 'x'.repeat(201) })).toEqual({});
    expect(keysOf(surveyForm, { found: 'partly', page: 'x'.repeat(201) })).toEqual({ page: 'too-long' });
  });
});

describe('an application', () => {
  const values = { name: 'Ada', email: 'ada@example.org', job: 'technical-editor' };
  const cv = { name: 'cv.pdf', size: 5_000_000, type: 'application/pdf' };

  it('needs a CV of 5 MB at most', () => {
    expect(keysOf(applicationForm, values)).toEqual({ cv: 'attach' });
    expect(keysOf(applicationForm, values, { cv })).toEqual({});
    expect(keysOf(applicationForm, values, { cv: { ...cv, size: 5_000_001 } })).toEqual({ cv: 'file-size' });
    expect(keysOf(applicationForm, values, { cv: { ...cv, type: 'text/html' } })).toEqual({
      cv: 'file-type',
    });
  });

  it('accepts dots in start date and certificates', () => {
    const dotted = { ...values, start: 'ab 1.April 2027', message: '1.Bescheinigung' };
    expect(keysOf(applicationForm, dotted, { cv })).toEqual({});
  });

  it('names the job by its slug', () => {
    expect(keysOf(applicationForm, { ...values, job: '../x' }, { cv })).toEqual({ job: 'characters' });
  });
});

it('ignores unknown fields and names of object prototypes', () => {
  const values = JSON.parse('{"__proto__":{"name":"x"},"constructor":"y"}') as Values;
  expect(keysOf(enquiryForm, { ...enquiry, ...values })).toEqual({});
  const [field] = enquiryForm.fields;
  expect(field && checkField(field, values, { today })).toEqual({ key: 'choose' });
});

it('replaces the placeholders of a message only', () => {
  expect(formatProblem({ key: 'too-long', params: { max: '{max}' } }, { 'too-long': '{max} {other}' })).toBe(
    '{max} {other}',
  );
});
