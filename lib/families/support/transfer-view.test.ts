import { listCustomers } from '#lib/facts/customers';
import { buildEmergency } from './contact';
import type { PartnerEntry } from './schema';
import { buildSelectionView, buildWithdrawalView, listWays, listWayStops, transferId } from './transfer-view';

const [customer] = listCustomers();
const slug = customer?.slug ?? '';
const way = (name: string) => ({
  name,
  description: 'x',
  summary: 'x',
  forWhom: `Who takes ${name}`,
  time: '1 day',
  cost: 'nothing',
  needs: ['<b>x</b>'],
  steps: [],
  times: [{ what: 'All', time: '1 day', after: 0, least: 1 }],
  checks: [],
  costs: [{ what: 'All', fee: 'nothing' }],
  questions: [],
  diagram: {},
});
const ways = { sepa: way('Euro'), crypto: way('Wallet') };
const entry = (transfer: object | undefined): PartnerEntry =>
  ({ locale: 'en', slug, hours: [{ days: 'Mon', time: '8–18' }], transfer }) as unknown as PartnerEntry;
const selection = { name: 'Choice', description: 'x', summary: 'Which way?', diagram: {} };
const both = entry({ ...ways, selection });

const ofCompany = ['questions', 'contact'].map((part) => `/en/support/${slug}/#${part}`);
const listRelatedPaths = (...page: Parameters<typeof buildWithdrawalView>): string[] =>
  buildWithdrawalView(...page).related.items.map(({ path }) => path);
const pathOf = (part: string): string => `/en/support/${slug}/transfer/${part}`;

describe('payouts', () => {
  it('are listed on the page of the company with time and price', () => {
    expect(listWayStops(both).map(({ path, text }) => [path, text])).toEqual([
      [pathOf('sepa/'), 'Usually 1\u00a0day. nothing.'],
      [pathOf('crypto/'), 'Usually 1\u00a0day. nothing.'],
    ]);
    expect(transferId(both, 'sepa')).toBe(`support/${slug}/transfer/sepa`);
  });

  it('are listed as far as they exist', () => {
    expect(listWayStops(entry({ sepa: ways.sepa })).map(({ path }) => path)).toEqual([pathOf('sepa/')]);
    expect(listWayStops(entry(undefined))).toEqual([]);
    expect(listWays(both).map(({ way: name }) => name)).toEqual(['sepa', 'crypto']);
  });

  it('link the choice to both methods, and these to each other', () => {
    const view = buildSelectionView(both, selection as unknown as Parameters<typeof buildSelectionView>[1]);
    expect(view.ways.map(({ path }) => path)).toEqual([pathOf('sepa/'), pathOf('crypto/')]);
    const related = listWays(both).map(({ way: name, item }) => listRelatedPaths(both, name, item));
    expect(related).toEqual([
      [pathOf('crypto/'), ...ofCompany],
      [pathOf('sepa/'), ...ofCompany],
    ]);
  });

  it('explain the name check for transfers only, and name the company in the letter', () => {
    const views = listWays(both).map(({ way: name, item }) => buildWithdrawalView(both, name, item));
    expect(views.map(({ verification }) => verification === null)).toEqual([false, true]);
    for (const { request } of views) {
      expect(JSON.stringify(request)).not.toContain('{company}');
      expect(request.telephone.hours).toEqual(['Mon: 8–18']);
    }
  });

  it('tell a company what its letter contains, which is no date of birth', () => {
    const listLetter = (requester: 'person' | 'company' | 'child'): string => {
      const single = entry({ sepa: { ...ways.sepa, requester } });
      const [only] = listWays(single);
      return only ? buildWithdrawalView(single, 'sepa', only.item).request.letter.items.join(' ') : '';
    };
    expect(listLetter('person')).toContain('date of birth');
    expect(listLetter('child')).toContain('your child’s full name and date of birth');
    expect(listLetter('company')).toContain('legal form');
    expect(listLetter('company')).not.toContain('date of birth');
  });

  it('link only to questions and contact if there is one method', () => {
    const single = entry({ sepa: ways.sepa });
    const [only] = listWays(single);
    expect(only && listRelatedPaths(single, 'sepa', only.item)).toEqual(ofCompany);
  });
});

describe('the emergency', () => {
  it('mentions cards if the company has them, and without a company', () => {
    const withCard = buildEmergency('en', { services: ['debit-cards'] });
    const withoutCard = buildEmergency('en', { services: ['accounts', 'kyc-platform'] });
    expect(withCard.text).not.toBe(withoutCard.text);
    expect(buildEmergency('en').text).toBe(withCard.text);
    expect(withCard.numbers.every(({ href }) => /^tel:\+?\d+$/.test(href))).toBe(true);
  });
});
