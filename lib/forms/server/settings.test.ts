import { readFileSync } from 'node:fs';
import { readFormSettings } from './settings';

it('listens on localhost by default', () => {
  expect(readFormSettings({})).toMatchObject({
    FORMS_HOST: '127.0.0.1',
    FORMS_PORT: 4180,
    FORMS_TRUST_PROXY: 'off',
  });
  expect(readFormSettings({ FORMS_HOST: '0.0.0.0' }).FORMS_HOST).toBe('0.0.0.0');
});

it('listens on all interfaces in the container image', () => {
  expect(readFileSync('Dockerfile.forms', 'utf8')).toMatch(/^ENV .*\bFORMS_HOST=0\.0\.0\.0\b/m);
});

it.each([
  ['FORMS_PORT', '99999'],
  ['FORMS_PORT', '0'],
  ['FORMS_ORIGIN', 'https://www.example.org/'],
  ['FORMS_ORIGIN', 'https://www.example.org/path'],
  ['FORMS_ORIGIN', 'https://a@www.example.org'],
  ['FORMS_ALLOWED_ORIGINS', 'https://www.example.org https://other.example/'],
  ['FORMS_ALLOWED_ORIGINS', '*'],
  ['FORMS_ALLOWED_ORIGINS', 'null'],
  ['FORMS_SECRET', 'short'],
])('reports the invalid %s=%s in one line', (name, value) => {
  expect(() => readFormSettings({ [name]: value })).toThrow(new RegExp(`^environment: ${name}: [^\\n]+$`));
});
