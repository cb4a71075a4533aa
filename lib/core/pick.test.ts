import { pick } from './pick';

it('copies the named properties only', () => {
  expect(pick({ title: 'Cards', text: 'About cards', file: 'en.md' }, 'title', 'text')).toEqual({
    title: 'Cards',
    text: 'About cards',
  });
});
