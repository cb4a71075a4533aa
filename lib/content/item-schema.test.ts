import { daySchema, slugSchema } from './item-schema';

describe('daySchema', () => {
  it.each(['2026-11-20', '2024-02-29', '2026-12-31'])('accepts %s', (day) => {
    expect(daySchema.safeParse(day).success).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-2',
    '20.11.2026',
    '2026-11-20T00:00:00Z',
    '',
    'today',
  ])('rejects %j', (day) => {
    expect(daySchema.safeParse(day).success).toBe(false);
  });
});

describe('slugSchema', () => {
  it.each(['a', 'bank-identifier-code', '6-tips'])('accepts %s', (slug) => {
    expect(slugSchema.safeParse(slug).success).toBe(true);
  });

  it.each(['', 'Bank', 'a--b', '-a', 'a-', 'ä', 'a b', 'a/b', 'a.b', 'a&b'])('rejects %j', (slug) => {
    expect(slugSchema.safeParse(slug).success).toBe(false);
  });
});
