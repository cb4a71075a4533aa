import type { BaseView, Page } from '#lib/content/page';
import { readMenuText } from './menu-text';

const base: BaseView = { name: 'Cards', trail: [], trailLabel: 'x' };

function trial(description: string, view: BaseView & { readonly title?: string } = base): Page {
  return {
    id: 'x',
    locale: 'en',
    path: '/en/x/',
    template: 'x',
    name: 'Cards',
    description,
    indexed: true,
    trail: [],
    staticQueries: [],
    view: () => view,
  };
}

describe('readMenuText', () => {
  it('prefers the title of the page', () => {
    expect(
      readMenuText(trial('A description that is not needed.', { ...base, title: 'Cards of your own' })),
    ).toBe('Cards of your own');
  });

  it('does not repeat the name', () => {
    expect(
      readMenuText(trial('What the cards are good for: all sorts of things.', { ...base, title: 'Cards' })),
    ).toBe('What the cards are good for');
  });

  it.each([
    [
      'Issue debit, prepaid and company cards under your own brand. Stellwerk is the issuer.',
      'Issue debit, prepaid and company cards under your own brand',
    ],
    ['Cards under your own brand are ours; the rest is yours', 'Cards under your own brand are ours'],
    [
      'Cards, e.g. Visa, in Germany and elsewhere – with limits',
      'Cards, e.g. Visa, in Germany and elsewhere',
    ],
    [
      'One thought: no, this colon comes too early and is kept.',
      'One thought: no, this colon comes too early and is kept',
    ],
    [
      'Licensed as a credit institution since 2017; this page says more',
      'Licensed as a credit institution since 2017',
    ],
    [
      'What a bank must know of its customers, how it checks that and why',
      'What a bank must know of its customers',
    ],
    [
      'Die Richtlinie regelt seit 2018, wer Zahlungen anbieten darf und wie',
      'Die Richtlinie regelt seit 2018',
    ],
    [
      'Names the provider, its board, register entry and contacts',
      'Names the provider, its board, register entry and contacts',
    ],
    ["It is the bank's own card", 'It is the bank’s own card'],
  ])('takes the first thought of %j', (description, text) => {
    expect(readMenuText(trial(description))).toBe(text);
  });

  it('says nothing where there is no room', () => {
    expect(readMenuText(trial('a'.repeat(101)))).toBeUndefined();
  });
});
