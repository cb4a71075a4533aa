import { FormBand } from '#components/blocks/form-band';
import { Field } from '#components/ui/form/field';
import { Form } from '#islands/form';
import type { FieldView, FormView } from '#lib/core/form-view';
import type { Fixture } from './fixture';

const field = (name: string, label: string, more: Partial<FieldView> = {}): FieldView => ({
  name,
  label,
  kind: 'text',
  hint: null,
  rules: { required: true, maxLength: 100 },
  choices: [],
  preset: null,
  half: null,
  isOptional: false,
  format: null,
  isPrivate: false,
  ...more,
});

const choices = [
  { value: 'product', label: 'A product with accounts, cards or loans' },
  { value: 'supplier', label: 'Technology for partners' },
  { value: 'other', label: 'Something else' },
];

const fields: readonly FieldView[] = [
  field('kind', 'What is it about?', { kind: 'radio', choices, rules: { required: true } }),
  field('name', 'Your name', { half: 'first', rules: { required: true, autoComplete: 'name' } }),
  field('company', 'Company', { half: 'second', rules: { autoComplete: 'organization' } }),
  field('email', 'E-mail address', { kind: 'email', rules: { required: true, autoComplete: 'email' } }),
  field('language', 'Language', {
    kind: 'select',
    choices: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch' },
    ],
  }),
  field('iban', 'IBAN of your own account', {
    hint: 'It stands on your bank card and on every statement.',
    isPrivate: true,
  }),
  field('project', 'Your project in three sentences', {
    kind: 'textarea',
    hint: 'What do your customers do today, what should they be able to do, and by when?',
    rules: { required: true, maxLength: 1500 },
  }),
  field('file', 'Your CV', { kind: 'file', hint: 'One PDF, at most 5 MB.', rules: { accept: '.pdf' } }),
  field('truth', 'This account is mine alone.', { kind: 'checkbox' }),
];

/** A choice whose answers have notes. */
const decisive: readonly FieldView[] = [
  field('asset', 'Asset and network', {
    kind: 'radio',
    choices: choices.slice(1).map((choice) => ({ ...choice, note: 'on its own network' })),
  }),
];

const words = {
  optional: 'optional',
  submit: 'Send',
  sending: 'Sending …',
  invalid: 'Please check these fields',
  problems: {},
  refusals: {},
  count: '{used} of {max} characters',
  retry: 'Try again',
  offline: 'You are offline.',
  timeout: 'It took too long.',
  server: 'It did not work.',
  limited: 'Please try again in {time}.',
  lost: 'The connection was lost.',
  unserved: 'It cannot be sent from here. You can call us:',
  refused: 'It was refused.',
  restored: 'We have restored what you typed.',
};

const view: FormView = {
  form: 'enquiry',
  draft: 'enquiry',
  title: 'Describe your project',
  note: 'Three minutes',
  lead: 'You will have an answer within two working days.',
  action: '/api/forms/enquiry',
  fields,
  groups: [],
  hidden: { language: 'en' },
  honeypot: 'Leave this field empty',
  consent: 'The <a href="/en/privacy-policy/">privacy policy</a> says how long we keep your data.',
  words,
  review: null,
  mail: null,
  telephone: { text: '+49 30 23125 010', href: 'tel:+493023125010' },
  done: null,
};

const mail = {
  address: 'sales@stellwerk.example',
  subject: 'Enquiry',
  note: 'This form becomes an e-mail in your own program.',
  title: 'No e-mail program?',
  text: 'Copy this text.',
  copy: 'Copy',
  copied: 'Copied',
  open: 'Open as an e-mail',
};

/** Forms and their fields. */
export const formFixtures: readonly Fixture[] = [
  {
    name: 'Form',
    wide: true,
    states: {
      usual: (prefix) => <Form view={view} id={`${prefix}-usual`} />,
      'in parts': (prefix) => (
        <Form
          id={`${prefix}-parts`}
          view={{
            ...view,
            fields: [...decisive, ...fields.slice(1, 4), ...fields.slice(5, 6), ...fields.slice(8)],
            groups: [
              { title: 'The transfer', names: ['asset'], caution: null },
              { title: 'About you', names: ['name', 'company', 'email'], caution: null },
              { title: 'The account', names: ['iban'], caution: null },
              { title: 'Your declaration', names: ['truth'], caution: null },
            ],
          }}
        />
      ),
      'reviewed before it is sent': (prefix) => (
        <Form
          id={`${prefix}-review`}
          level={3}
          view={{
            ...view,
            fields: fields.slice(5, 6),
            review: {
              title: 'Is everything right?',
              text: 'A transfer cannot be taken back.',
              check: 'Continue',
              back: 'Change',
              print: 'Print',
            },
            done: { title: 'We have your request', text: 'We call you back.', number: 'Reference {id}' },
          }}
        />
      ),
      'without a service': (prefix) => (
        <Form
          id={`${prefix}-mail`}
          view={{ ...view, fields: fields.slice(3, 4), note: null, lead: null, action: null, mail }}
        />
      ),
    },
  },
  {
    name: 'Form band',
    wide: true,
    states: {
      'with a person': (prefix) => (
        <FormBand
          id={`${prefix}-band`}
          title="Describe your project in three sentences"
          lead="You will have an answer within two working days."
          form={{ ...view, form: `${prefix}-band`, fields: fields.slice(1, 4) }}
          person={{
            name: 'Nora Wiesinger',
            role: 'Head of Partner Integration',
            answers: 'Nora’s team can help with what can be built.',
          }}
          ways={[{ name: 'sales@stellwerk.example', path: 'mailto:sales@stellwerk.example' }]}
        />
      ),
      alone: (prefix) => (
        <FormBand
          id={`${prefix}-alone`}
          title="Apply for this job"
          lead="Three sentences and your CV are enough."
          form={{ ...view, form: `${prefix}-alone`, fields: fields.slice(3, 4) }}
        />
      ),
    },
  },
  {
    name: 'Field',
    states: Object.fromEntries(
      ['name', 'iban', 'kind', 'truth'].map((name) => [
        name,
        (prefix: string) =>
          fields
            .filter((one) => one.name === name)
            .map((one) => <Field key={name} field={one} form={prefix} optional="optional" />),
      ]),
    ),
  },
];
