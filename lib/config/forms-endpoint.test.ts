import { readEnv } from './env';
import { hasLocalForms, listFormOrigins, readFormsEndpoint } from './forms-endpoint';

it.each([
  [undefined, undefined, []],
  ['/api/forms', '/api/forms', []],
  ['none', undefined, []],
  ['', undefined, []],
  ['/other/forms', '/other/forms', []],
  [
    'https://forms.example.org/api/forms',
    'https://forms.example.org/api/forms',
    ['https://forms.example.org'],
  ],
])('FORMS_ENDPOINT=%s sends to %s', (value, endpoint, origins) => {
  const settings = readEnv({ FORMS_ENDPOINT: value });
  expect(readFormsEndpoint(settings)).toBe(endpoint);
  expect(listFormOrigins(settings)).toEqual(origins);
});

it.each([
  'http://forms.example.org/api',
  'https://forms.example.org/api/',
  'https://forms.example.org/api;x',
  'https://user@forms.example.org/api',
  '//forms.example.org',
  'off',
  '/',
])('rejects FORMS_ENDPOINT=%s in one line', (value) => {
  expect(() => readEnv({ FORMS_ENDPOINT: value })).toThrow(/^environment: FORMS_ENDPOINT: .+$/);
});

it.each([
  [undefined, true],
  ['/api/forms', true],
  ['/other/forms', false],
  ['none', false],
  ['https://forms.example.org/api/forms', false],
])('FORMS_ENDPOINT=%s: servers proxy /api/forms/ to the service: %s', (value, expected) => {
  expect(hasLocalForms(readEnv({ FORMS_ENDPOINT: value }))).toBe(expected);
});
