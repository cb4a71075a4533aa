import { createTrustedPolicy } from './trusted-policy';

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

const rules = { createHTML: (html: string) => html.toUpperCase() };

test('the policy is created under its name', () => {
  const marked = { createHTML: () => 'marked' };
  const createPolicy = jest.fn(() => marked);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  expect(createTrustedPolicy('name', rules)).toBe(marked);
  expect(createPolicy).toHaveBeenCalledWith('name', rules);
});

test('without Trusted Types the rules apply and return strings', () => {
  expect(createTrustedPolicy('name', rules).createHTML('a')).toBe('A');
});
