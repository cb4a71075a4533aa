import { findUnfilled } from './find-unfilled';

describe('names in braces', () => {
  it('are found if they are not filled in', () => {
    expect(findUnfilled({ items: ['a {count}', 'b'], form: { words: { limited: '{max}' } } })).toEqual([
      'view.items.0: {count} was not filled in',
      'view.form.words.limited: {max} was not filled in',
    ]);
  });

  it('are ignored if the browser fills them in', () => {
    expect(
      findUnfilled({ form: { words: { count: '{used} of {max}' } }, player: { from: '{time}' } }),
    ).toEqual([]);
  });

  it('may be shown as code', () => {
    expect(findUnfilled('<pre class="x">{id}</pre>')).toEqual([]);
  });
});
