import { joinTitle, trimTitle } from './document-title';

test.each([
  ['Accounts | Stellwerk', 'Accounts'],
  ['Cards | Debit | Stellwerk', 'Cards | Debit'],
  ['Stellwerk', 'Stellwerk'],
  ['| Stellwerk', '| Stellwerk'],
  [' A |', 'A'],
  ['', ''],
])('the title %p without the site is %p', (title, reported) => {
  expect(trimTitle(title)).toBe(reported);
});

test('a joined title can be split again', () => {
  expect(trimTitle(joinTitle('Cards | Debit', 'Stellwerk'))).toBe('Cards | Debit');
});
