import { isInVariant } from '#lib/forms/check-form';
import { formIds } from '#lib/forms/form-schema';
import { findSchema } from '#lib/forms/find-schema';
import { groupFields } from './form-groups';

const namesOf = (form: string, requester = 'person'): string[] =>
  (findSchema(form)?.fields ?? [])
    .filter((field) => field.kind !== 'hidden' && isInVariant(field, { requester }))
    .map(({ name }) => name);

describe('the parts of a form', () => {
  it('are three for a payout', () => {
    const titles = groupFields('withdrawal-sepa', namesOf('withdrawal-sepa'), 'en').map(({ title }) => title);
    expect(titles).toEqual(['About you', 'The receiving account', 'Your declaration']);
  });

  it('begin with the business for the payout of a company', () => {
    const titles = groupFields('withdrawal-sepa', namesOf('withdrawal-sepa', 'company'), 'en').map(
      ({ title }) => title,
    );
    expect(titles[0]).toBe('About the business');
    expect(titles).toHaveLength(4);
  });

  it('begin with the child if parents ask for its balance', () => {
    const names = namesOf('withdrawal-sepa', 'child');
    const [first, second] = groupFields('withdrawal-sepa', names, 'en');
    expect(first).toMatchObject({ title: 'About your child', names: ['child', 'child-birthday'] });
    expect(second?.names.slice(0, 2)).toEqual(['name', 'other-parent']);
  });

  it('show the warning above asset and address only', () => {
    const caution = { title: 'Lost', text: 'For ever' };
    const groups = groupFields('withdrawal-crypto', namesOf('withdrawal-crypto'), 'en', caution);
    expect(groups.filter((group) => group.caution === caution).map(({ names }) => names)).toEqual([
      ['asset', 'address', 'network-confirmed', 'amount', 'wallet', 'provider', 'proof'],
    ]);
  });

  it.each(formIds)('contain every field of %s once and in order, or none', (form) => {
    const names = namesOf(form);
    const held = groupFields(form, names, 'de').flatMap((group) => group.names);
    expect([[], names]).toContainEqual(held);
  });
});
