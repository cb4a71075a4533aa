import { complaintForm } from '#lib/forms/schemas/complaint';
import { whistleblowingForm } from '#lib/forms/schemas/whistleblowing';
import { withdrawalSepaForm } from '#lib/forms/schemas/withdrawal-sepa';
import { buildForm } from './form-view';

const build = (hidden: Readonly<Record<string, string>>) =>
  buildForm({ schema: withdrawalSepaForm, locale: 'en', texts: { title: 'Payout' }, hidden });
const namesOf = ({ fields }: ReturnType<typeof build>): string[] => fields.map(({ name }) => name);

describe('the form for a payout', () => {
  it('asks a person for the date of birth', () => {
    const view = build({ company: 'coinhafen' });
    expect(namesOf(view).slice(0, 2)).toEqual(['name', 'birthday']);
    expect(namesOf(view)).not.toContain('firm');
    expect(view.groups.map(({ names }) => names[0])).toEqual(['name', 'holder', 'closing']);
  });

  it('asks a company for its name, in a group of its own', () => {
    const view = build({ company: 'voltreise', requester: 'company' });
    expect(namesOf(view).slice(0, 3)).toEqual(['firm', 'register', 'name']);
    expect(namesOf(view)).not.toContain('birthday');
    expect(view.hidden).toMatchObject({ company: 'voltreise', requester: 'company' });
    expect(view.groups[0]).toMatchObject({ title: 'About the business', names: ['firm', 'register'] });
  });
});

test('a complaint tells its number, and becomes an e-mail where there is no service', () => {
  const done = { title: 'Arrived', text: 'We answer.' };
  const view = buildForm({ schema: complaintForm, locale: 'en', texts: { title: 'Complaint', done } });
  expect(view.done?.number).toContain('{id}');
  expect(view.mail?.address).toBe('complaints@stellwerk.example');
  expect(view.review).toBeNull();
});

test('a report never becomes an e-mail, leaves no draft, and names the telephone of its office', () => {
  const done = { title: 'Arrived', text: 'Note the number.' };
  const view = buildForm({ schema: whistleblowingForm, locale: 'en', texts: { title: 'Report', done } });
  expect(view.mail).toBeNull();
  expect(view.fields.filter(({ isPrivate }) => !isPrivate)).toEqual([]);
  expect(namesOf(view)).not.toContain('name');
  expect(view.telephone.text).toContain('23125');
  expect(view.telephone.href).toBe('tel:+493023125040');
  expect(view.done?.number).toContain('{id}');
});
