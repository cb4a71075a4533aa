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

  it('say what cannot be undone above what is sent and to which address, and nowhere else', () => {
    const caution = { title: 'Lost', text: 'For ever' };
    const groups = groupFields('withdrawal-crypto', namesOf('withdrawal-crypto'), 'en', caution);
    expect(groups.filter((group) => group.caution === caution).map(({ names }) => names)).toEqual([
      ['asset', 'address', 'network-confirmed', 'amount', 'wallet', 'provider', 'proof'],
    ]);
  });

  it.each(formIds)('hold every field of %s once, in its order, or none', (form) => {
    const names = namesOf(form);
    const held = groupFields(form, names, 'de').flatMap((group) => group.names);
    expect([[], names]).toContainEqual(held);
  });
});
