import { removeTyped } from './typed-parameters';

const page = 'https://a.example/en/prices/';

it.each([
  ['?count-cards=2000', ''],
  ['?count-cards=2000&count-accounts=1#cards', '#cards'],
  ['?utm_source=letter&count-cards=2000', '?utm_source=letter'],
  ['?count%2Dcards=2000&x=1', '?x=1'],
  ['?q=my+name&kind=blog', '?kind=blog'],
  ['?find=iban#list', '#list'],
  ['?code=SPRING&access_token=[REDACTED]#id_token=[REDACTED]', undefined],
  ['#?q=1', undefined],
  ['?', ''],
  ['', undefined],
])('%s', (end, kept = end) => {
  expect(removeTyped(page + end)).toBe(page + kept);
});
