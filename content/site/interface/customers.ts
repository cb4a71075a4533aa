import {
  changes,
  country,
  day,
  flag,
  holderId,
  id,
  like,
  list,
  moment,
  object,
  oneOf,
  ref,
  text,
  toOperations,
} from './parts';

const address = ref('Address');
const verified = flag('Whether the bank has identified the holder.');
const subject = holderId('Person or company to be identified.');
const method = oneOf('Identification method.', 'video', 'eid', 'bankident');
const riskClass = oneOf('Risk class; set by the bank alone.', 'low', 'medium', 'high');
const contact = {
  email: { type: 'string', format: 'email', description: 'E-mail address.', examples: ['jonas@example.org'] },
  phone: {
    type: 'string',
    pattern: String.raw`^\+\d{6,15}$`,
    description: 'Phone number with country code, without spaces.',
    examples: ['+493023125001'],
  },
};
const person = {
  given_name: like(text('First names, as in the identity document.', 80), 'Jonas'),
  surname: like(text('Surname; in the sandbox it decides the result of the identification.', 80), 'Clear'),
  born: day('Date of birth.', '1991-04-17'),
  nationality: country,
  address,
  ...contact,
};
const company = {
  name: like(text('Name as registered.'), 'Lindner Bau GmbH'),
  legal_form: like(text('Legal form, such as GmbH.', 40), 'GmbH'),
  register_number: like(text('Number in the commercial register.', 40), 'HRB 000000'),
  address,
  owners: list(id('per'), 'Beneficial owners: persons by their id.'),
};

export const customerSchemas = {
  Address: object('A postal address.', {
    street: like(text('Street and house number.'), 'Beispielstraße 12'),
    postcode: like(text('Postcode.', 16), '10999'),
    city: like(text('Town or city.', 80), 'Berlin'),
    country,
  }),
  PersonInput: object('Data of a person who is to hold an account.', person, ['phone']),
  PersonChanges: changes('Data of a person that has changed.', { address, ...contact }),
  Person: object(
    'Somebody who holds an account, or owns a company that does.',
    { id: id('per'), ...person, verified, risk_class: riskClass },
    ['phone', 'risk_class'],
  ),
  CompanyInput: object('Data of a company that is to hold an account.', company, ['register_number']),
  CompanyChanges: changes('Data of a company that has changed.', {
    name: company.name,
    address,
    owners: company.owners,
  }),
  Company: object(
    'A company that holds an account.',
    { id: id('com'), ...company, verified, risk_class: riskClass },
    ['register_number', 'risk_class'],
  ),
  VerificationInput: object('Person or company to identify, and the method.', { subject, method }),
  Verification: object(
    'One identification.',
    {
      id: id('ver'),
      subject,
      method,
      status: oneOf(
        'Status of the identification.',
        'pending',
        'waiting_for_documents',
        'completed',
        'cancelled',
      ),
      result: oneOf('Decision of the bank, once completed.', 'passed', 'refused'),
      completed: moment('When the bank decided.', '2026-11-20T09:12:44Z'),
    },
    ['result', 'completed'],
  ),
};

export const customerOperations = toOperations([
  [
    'POST /persons',
    'createPerson',
    'Create a person',
    {
      description:
        'Creating a person does not identify them: start a verification next. Send the data as in the identity document.',
      takes: 'PersonInput',
      gives: 'Person',
      status: 201,
    },
  ],
  ['GET /persons', 'listPersons', 'List persons', { lists: 'Person' }],
  ['GET /persons/{id}', 'readPerson', 'Read a person', { gives: 'Person' }],
  [
    'PATCH /persons/{id}',
    'changePerson',
    'Change data of a person',
    {
      description:
        'Name, date of birth and nationality cannot be changed here: a change of name needs a new identification.',
      takes: 'PersonChanges',
      gives: 'Person',
    },
  ],
  [
    'POST /companies',
    'createCompany',
    'Create a company',
    {
      description: 'Create the beneficial owners as persons first; the company names them by their ids.',
      takes: 'CompanyInput',
      gives: 'Company',
      status: 201,
    },
  ],
  ['GET /companies', 'listCompanies', 'List companies', { lists: 'Company' }],
  ['GET /companies/{id}', 'readCompany', 'Read a company', { gives: 'Company' }],
  [
    'PATCH /companies/{id}',
    'changeCompany',
    'Change data of a company',
    { takes: 'CompanyChanges', gives: 'Company' },
  ],
  [
    'POST /verifications',
    'createVerification',
    'Start an identification',
    {
      description:
        'The person is led through the method that you choose; the event `verification.completed` reports the result. In the sandbox the surname decides it.',
      takes: 'VerificationInput',
      gives: 'Verification',
      status: 202,
    },
  ],
  [
    'GET /verifications',
    'listVerifications',
    'List identifications',
    { lists: 'Verification', filters: ['subject', 'status'] },
  ],
  ['GET /verifications/{id}', 'readVerification', 'Read an identification', { gives: 'Verification' }],
  [
    'POST /verifications/{id}/cancel',
    'cancelVerification',
    'Cancel an identification that has not been completed yet',
    {
      description:
        'A completed identification cannot be cancelled: the response is 409 with `state-conflict`.',
      gives: 'Verification',
    },
  ],
]);
