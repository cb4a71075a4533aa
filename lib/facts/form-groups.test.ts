import { formIds } from '#lib/forms/form-schema';
import { findSchema } from '#lib/forms/find-schema';
import { groupFields } from './form-groups';

const namesOf = (form: string): string[] =>
  (findSchema(form)?.fields ?? []).filter(({ kind }) => kind !== 'hidden').map(({ name }) => name);

describe('the parts of a form', () => {
  it('are three where a payout is asked for', () => {
    const titles = groupFields('withdrawal-sepa', namesOf('withdrawal-sepa'), 'en').map(({ title }) => title);
    expect(titles).toEqual(['About you', 'The receiving account', 'Your declaration']);
  });

  it('ask for what is sent and for its network in one part', () => {
    const groups = groupFields('withdrawal-crypto', namesOf('withdrawal-crypto'), 'en');
    expect(groups.filter(({ isLinked }) => isLinked).map(({ names }) => names)).toEqual([
      ['asset', 'network'],
    ]);
  });

  it.each(formIds)('hold every field of %s once, in its order, or none', (form) => {
    const names = namesOf(form);
    const held = groupFields(form, names, 'de').flatMap((group) => group.names);
    expect([[], names]).toContainEqual(held);
  });
});
