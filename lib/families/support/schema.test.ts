import { listCustomers } from '#lib/facts/customers';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { writeText } from '#tests/support/jest/write-text';

const withWay = listCustomers().find(({ transfer }) => transfer.length === 1);
const line = 'does something of this kind';
const facts = {
  summary: 'What the customer has there and whom to call first, in a sentence that is long enough for it.',
  date: '2026-11-20',
  hours: [{ days: 'Monday', time: '8 to 18' }],
  companyDoes: [line, line, line],
  bankDoes: [line, line, line],
  questions: Array(3).fill({
    question: 'What is it about?',
    answer: 'An answer in Markdown that is as long as the schema of a question asks for.',
  }),
};

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree();
});
afterAll(() => tree.leave());

describe('the page of a company', () => {
  it('must have exactly the payouts of its company', async () => {
    const { slug, transfer } = withWay ?? { slug: '', transfer: [] };
    for (const locale of ['en', 'de']) writeText(tree, `support/partners/${slug}`, locale, facts);
    const { supportPartners } = await import('./schema');
    expect(() => supportPartners.all('en')).toThrow(
      ['en', 'de']
        .map(
          (locale) =>
            `content/support/partners/${slug}/${locale}.md: transfer: expected the parts that customers.ts asks for: ${transfer.join(', ')}, found nothing`,
        )
        .join('\n'),
    );
  });
});
