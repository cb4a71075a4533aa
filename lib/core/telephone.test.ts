import { toTelephone } from './telephone';

test.each([
  ['+49 30 23125 010', '+49\u00a030\u00a023125\u00a0010', 'tel:+493023125010'],
  ['116 116', '116\u00a0116', 'tel:116116'],
])('%s is printed on one line and dialled without spaces', (number, text, href) => {
  expect(toTelephone(number)).toEqual({ text, href });
});
