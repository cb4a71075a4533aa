import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { writeText } from '#tests/support/jest/write-text';
import { securityArticles } from './schema';
import { buildArticleView, buildIndexView } from './view';

const sign = 'A sign by which it can be recognised';
const step = 'What somebody does to whom it has just happened, at once.';
const facts = {
  summary: 'What it is, in a sentence that is as long as the schema asks for, and then a little more.',
  date: '2026-03-01',
  reviewed: '2026-03-02',
  doNow: [step, step],
  signs: [sign, sign, sign, sign],
  sources: [1, 2].map((act) => ({ title: `Act no. ${act}`, url: 'https://law.example/' })),
};
const example = {
  channel: 'E-mail',
  from: 'service@bank.example',
  text: 'Your account is blocked. Follow this link and type in what you know: bank-check.example',
  giveaway: 'No bank asks for what only you know, by no way.',
};

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
  for (const locale of ['en', 'de']) {
    writeText(tree, 'security/with', locale, { ...facts, examples: [example] }, '## Part\n\nText.');
    writeText(tree, 'security/without', locale, facts, '## Part\n\nText.');
  }
});
afterAll(() => tree.leave());

const viewOf = (slug: string) => buildArticleView(securityArticles.get('en', slug));

describe('a security article', () => {
  it('lists its parts in the order of the page, examples only if it has some', () => {
    expect(viewOf('with').contents.map(({ id }) => id)).toEqual(['part', 'signs', 'examples']);
    expect(viewOf('without').contents.map(({ id }) => id)).toEqual(['part', 'signs']);
  });

  it('breaks no address at hyphens, and has null for a missing subject', () => {
    const [printed] = viewOf('with').examples;
    expect(printed).toMatchObject({
      text: expect.stringContaining('bank-\u2060check.example'),
      subject: null,
    });
  });

  it('has the other articles as related', () => {
    expect(viewOf('with').related.map(({ path }) => path)).toEqual(['/en/security/without/']);
  });
});

describe('the security page', () => {
  it('starts with the telephone numbers', () => {
    expect(buildIndexView('de').emergency.numbers.map(({ href }) => href)).toEqual([
      'tel:116116',
      expect.stringMatching(/^tel:\+49\d+$/),
    ]);
  });
});
