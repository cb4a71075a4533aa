import { findUnfilled } from './find-unfilled';

describe('names in braces', () => {
  it('are found where nobody fills them in', () => {
    expect(findUnfilled({ items: ['a {count}', 'b'], form: { words: { limited: '{max}' } } })).toEqual([
      'view.items.0: {count} was not filled in',
      'view.form.words.limited: {max} was not filled in',
    ]);
  });

  it('are left to the browser where it knows them', () => {
    expect(
      findUnfilled({ form: { words: { count: '{used} of {max}' } }, player: { from: '{time}' } }),
    ).toEqual([]);
  });

  it('may be shown as code', () => {
    expect(findUnfilled('<pre class="x">{id}</pre>')).toEqual([]);
  });
});
