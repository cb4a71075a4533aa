import { firstSentence } from './first-sentence';

it('is what ends with the first full stop before a space', () => {
  expect(firstSentence('Call 4.5 times. Then write.')).toBe('Call 4.5 times.');
  expect(firstSentence('Is it so? Yes.')).toBe('Is it so?');
  expect(firstSentence('Without an end')).toBe('Without an end');
});
