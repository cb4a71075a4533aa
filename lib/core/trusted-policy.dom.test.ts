import { createTrustedPolicy } from './trusted-policy';

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

const rules = { createHTML: (html: string) => html.toUpperCase() };

test('the browser keeps the rules under their name', () => {
  const marked = { createHTML: () => 'marked' };
  const createPolicy = jest.fn(() => marked);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  expect(createTrustedPolicy('name', rules)).toBe(marked);
  expect(createPolicy).toHaveBeenCalledWith('name', rules);
});

test('without Trusted Types they do the same, and mark nothing', () => {
  expect(createTrustedPolicy('name', rules).createHTML('a')).toBe('A');
});
