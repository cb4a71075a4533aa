import { out } from '#tests/support/exported';
import { weighIndex, weighSearches, weighSearchScripts } from '#tests/support/weigh-search';

/** Gzipped bytes. */
const limits = { scripts: 8_800, firstResult: 120_000 } as const;

describe('size of a search', () => {
  it('is at most 8.8 kB of script and 120 kB until the first results, compressed', async () => {
    const scripts = weighSearchScripts(out);
    expect(scripts).toBeGreaterThan(1000);
    expect(scripts).toBeLessThanOrEqual(limits.scripts);
    const weights = await weighSearches(out);
    expect(weights.filter(({ results }) => results > 0).length).toBeGreaterThan(8);
    expect(weights.filter(({ gzip }) => scripts + gzip > limits.firstResult)).toEqual([]);
  });

  it('is a part of the index', () => {
    const { all, first } = weighIndex(out);
    expect(first).toBeLessThan(all / 10);
  });
});
