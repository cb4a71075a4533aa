import { changes, country, day, id, list, moment, object, oneOf, ref, text, toOperations } from './parts';

const address = ref('Address');
const riskClass = oneOf('Risk class; set by the bank alone.', 'low', 'medium', 'high');
const contact = {
  email: { type: 'string', format: 'email' },
  phone: { type: 'string', pattern: String.raw`^\+\d{6,15}$` },
};
const person = {
  given_name: text('First names, as in the identity document.', 80),
  surname: text('Surname; in the sandbox it decides the result of the identification.', 80),
  born: day,
  nationality: country,
  address,
  ...contact,
};
const company = {
  name: text('Name as registered.'),
  legal_form: text('Legal form, such as GmbH.', 40),
  register_number: text('Number in the commercial register.', 40),
  address,
  owners: list(id('per'), 'Beneficial owners: persons by their id.'),
};

export const customerSchemas = {
  Address: object('A postal address.', {
    street: text('Street and house number.'),
    postcode: text('Postcode.', 16),
    city: text('Town or city.', 80),
    country,
  }),
  PersonInput: object('Data of a person who is to hold an account.', person, ['phone']),
  PersonChanges: changes('Data of a person that has changed.', { address, ...contact }),
  Person: object(
    'Somebody who holds an account, or owns a company that does.',
    { id: id('per'), ...person, verified: { type: 'boolean' }, risk_class: riskClass },
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
    { id: id('com'), ...company, verified: { type: 'boolean' }, risk_class: riskClass },
    ['register_number', 'risk_class'],
  ),
  VerificationInput: object('Person or company to identify, and the method.', {
    subject: { type: 'string', pattern: '^(?:per|com)_[0-9A-HJKMNP-TV-Z]{8,26}$' },
    method: oneOf('Identification method.', 'video', 'eid', 'bankident'),
  }),
  Verification: object(
    'One identification.',
    {
      id: id('ver'),
      subject: { type: 'string', pattern: '^(?:per|com)_[0-9A-HJKMNP-TV-Z]{8,26}$' },
      method: oneOf('Identification method.', 'video', 'eid', 'bankident'),
      status: oneOf(
        'Status of the identification.',
        'pending',
        'waiting_for_documents',
        'completed',
        'cancelled',
      ),
      result: oneOf('Decision of the bank, once completed.', 'passed', 'refused'),
      completed: moment,
    },
    ['result', 'completed'],
  ),
};

export const customerOperations = toOperations([
  [
    'POST /persons',
    'createPerson',
    'Create a person',
    { takes: 'PersonInput', gives: 'Person', status: 201 },
  ],
  ['GET /persons', 'listPersons', 'List persons', { lists: 'Person' }],
  ['GET /persons/{id}', 'readPerson', 'Read a person', { gives: 'Person' }],
  [
    'PATCH /persons/{id}',
    'changePerson',
    'Change data of a person',
    { takes: 'PersonChanges', gives: 'Person' },
  ],
  [
    'POST /companies',
    'createCompany',
    'Create a company',
    { takes: 'CompanyInput', gives: 'Company', status: 201 },
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
    { takes: 'VerificationInput', gives: 'Verification', status: 202 },
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
    { gives: 'Verification' },
  ],
]);
